"""Builds a program as it is measured: for release, with Swift's libraries linked in."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "Benchmarks" / ".build" / "static"

# Names for other libraries to find are read at every start, and nobody looks for them. Addresses to be put right are read too, and packed
# they take kilobytes in place of two megabytes: Swift's own linker lld knows how, and glibc from 2.36 on.
LINKING = ["--no-export-dynamic", "-z", "pack-relative-relocs"]


def build(product):
    """Builds a product and gives its path; ends the program if that fails."""
    command = [os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--static-swift-stdlib", "-Xswiftc", "-use-ld=lld"]
    for option in LINKING:
        command += ["-Xlinker", option]
    status = subprocess.run(
        [*command, "--product", product, "--package-path", ROOT, "--scratch-path", BUILD], stdout=sys.stderr).returncode
    if status != 0:
        sys.exit(status)
    return path(product)


def path(product):
    """Where a product is that was built before."""
    return BUILD / "release" / product
