"""Builds a program as it is measured: for release, with Swift's libraries linked in."""
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent

# Each package has a folder of its own: one that two share is built anew whenever the other was.
BUILDS = {ROOT: HERE / ".build" / "static", HERE: HERE / ".build" / "static-benchmarks"}

# Names for other libraries to find are read at every start, and nobody looks for them. Addresses to be put right are read too, and packed
# they take kilobytes in place of two megabytes: Swift's own linker lld knows how, and glibc from 2.36 on.
LINKING = ["--no-export-dynamic", "-z", "pack-relative-relocs"]


def build(product, package=ROOT):
    """Builds a product of a package and gives its path; ends the program if that fails."""
    command = [os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--static-swift-stdlib", "-Xswiftc", "-use-ld=lld"]
    for option in LINKING:
        command += ["-Xlinker", option]
    status = subprocess.run(
        [*command, "--product", product, "--package-path", package, "--scratch-path", BUILDS[package]], stdout=sys.stderr).returncode
    if status != 0:
        sys.exit(status)
    return path(product, package)


def path(product, package=ROOT):
    """Where a product of a package is that was built before."""
    return BUILDS[package] / "release" / product
