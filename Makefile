# `make chat` talks to Daybook, `make test` checks everything; `make help` lists the rest.

# debug builds fastest; `make chat CONFIG=release` answers fastest.
CONFIG ?= debug
# READLINE=0 builds without GNU readline (and so without the GPL): lines are typed without editing.
READLINE ?= 1
# What follows the command: `make chat ARGS="--locale de"`.
ARGS ?=
SWIFT ?= swift
# The tests compile the rooms optimised in which nearly all their time goes; `make tests OPTIMIZED=0` builds faster and tests longer.
OPTIMIZED ?= 1
# For how many seconds the tests may print nothing where no terminal is; then they are ended, and those that hang are told. 0 waits for ever.
TEST_SILENCE ?= 600
# How long `make fuzz` runs each fuzzer, and how many sentences and events of conversations `make soak` tries.
SECONDS ?= 60
SENTENCES ?= 1000000
EVENTS ?= 1000000

override TRAITS := $(if $(filter 0,$(READLINE)),--disable-default-traits)
# What is optimised has nothing for a debugger, which takes a fourteenth less of the compiler's time; `OPTIMIZED=0` builds it.
# For a terminal the compiler would be called otherwise, and compile again what was built elsewhere.
override FLAGS = -c $(CONFIG) $(TRAITS) --no-color-diagnostics --explicit-target-dependency-import-check error $(if $(filter 1,$(PARLANCE_OPTIMIZED)),-debug-info-format none)
override SOURCES := $(wildcard Package.swift Sources Tests Benchmarks FuzzTesting Examples)
# What the tests have built is taken as it is by what is built after them.
override MARK := .build/optimized
override MARK_OF_WHOLE := .build/whole
# What `make test` builds from nothing is compiled module by module, and stays so: the first build takes a fifth less, one after a change longer.
# `make test WHOLE=0` compiles the changed files alone from then on.
ifndef WHOLE
WHOLE := $(if $(or $(wildcard $(MARK_OF_WHOLE)),$(if $(wildcard .build/debug),,nothing)),1,0)
endif
# Nothing else is compiled so, and what is compiled else leaves the debug build as it was.
override WHOLE := $(if $(filter 1debug1,$(OPTIMIZED)$(CONFIG)$(WHOLE)),1,0)
export PARLANCE_OPTIMIZED := $(if $(wildcard $(MARK)),1,0)
export PARLANCE_WHOLE := $(if $(wildcard $(MARK_OF_WHOLE)),1,0)
export READLINE SWIFT
ifdef INSTALL
export INSTALL
endif

.PHONY: help chat test system lint format build fetched compiled checked compatible example tests test-macros examples scenarios report bench test-speech fuzz soak clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-11s %s\n", $$1, $$2 }'

chat: system ## build Daybook and talk to it
	@Scripts/run-step "build of daybook" $(SWIFT) build $(FLAGS) --product daybook
	@Scripts/in-foreground "$$($(SWIFT) build $(FLAGS) --show-bin-path)/daybook" $(ARGS)

# Where nobody watches, what needs no other goes at once: packages come by the network, and the tests wait for programs half of their time.
test: system ## all checks: style, build without warnings, tests, scenarios of the example
	@if [ -t 1 ]; then $(MAKE) --no-print-directory WHOLE=$(WHOLE) lint compiled compatible checked example; \
	  else $(MAKE) --no-print-directory -j2 lint fetched && $(MAKE) --no-print-directory WHOLE=$(WHOLE) compiled && \
	  $(MAKE) --no-print-directory -j3 checked compatible example; fi

system: ## check for Swift and the system packages, and offer to install these
	@Scripts/system-packages

lint: ## check the style of all Swift files
	@Scripts/run-step "style" Scripts/style lint $(SOURCES)

format: ## give all Swift files that style
	@Scripts/run-step "format" Scripts/style format $(SOURCES)

build: system ## build everything
	@Scripts/run-step "build" $(SWIFT) build $(FLAGS)

tests: system compiled compatible checked ## build and run the tests alone

test tests fetched compiled compatible checked example: export PARLANCE_OPTIMIZED := $(OPTIMIZED)
test tests fetched compiled compatible checked example: export PARLANCE_WHOLE := $(WHOLE)
# The packages that ours needs, while something else goes on.
fetched:
	@Scripts/run-step "packages" $(SWIFT) package $(TRAITS) resolve

# glibc gives memory back to the system as soon as it is free; a compiler that keeps it takes a twentieth less time.
compiled: export GLIBC_TUNABLES ?= glibc.malloc.top_pad=67108864:glibc.malloc.trim_threshold=268435456
compiled: system
	@mkdir -p $(dir $(MARK)) && rm -f $(MARK) && if [ "$(OPTIMIZED)" = 1 ]; then touch $(MARK); fi
	@if [ "$(CONFIG)" = debug ]; then rm -f $(MARK_OF_WHOLE); if [ "$(WHOLE)" = 1 ]; then touch $(MARK_OF_WHOLE); fi; fi
	@Scripts/run-step "build with tests" $(SWIFT) build $(FLAGS) --build-tests

compatible:
	@Scripts/run-step "sources of apps in Swift 5 mode" Scripts/check-compatibility 5 .build/$(CONFIG)/Modules

checked:
	@STEP_SILENCE=$(TEST_SILENCE) Scripts/run-step "tests" $(SWIFT) test $(FLAGS) --skip-build --disable-xctest

test-macros: system ## build and run the tests of what the trait Macros adds, in a minute
	@Scripts/run-step "tests of macros" Scripts/test-macros

# The example as all was built; that its package can be resolved is told without building it.
example:
	@Scripts/run-step "package of Examples/Coffee" $(SWIFT) package --package-path Examples/Coffee show-dependencies
	@Scripts/run-step "scenarios of Examples/Coffee" .build/$(CONFIG)/CoffeeExample test \
	  --phrases Examples/Coffee/Phrases Examples/Coffee/Tests/Scenarios

examples fuzz: export PARLANCE_OPTIMIZED := 0
examples: system ## build the examples as packages of their own, and run their scenarios
	@for package in $(wildcard Examples/*/Package.swift); do \
	  Scripts/run-example "$${package%/Package.swift}" || exit 1; \
	done

scenarios: system ## play Daybook's scripted conversations
	@Scripts/run-step "build of daybook" $(SWIFT) build $(FLAGS) --product daybook
	@"$$($(SWIFT) build $(FLAGS) --show-bin-path)/daybook" test Tests/Scenarios $(ARGS)

report: system ## look at a report of Daybook's tests in Chromium, as on a phone and on a desk; needs Debian's chromium-headless-shell
	@Scripts/run-step "build of daybook" $(SWIFT) build $(FLAGS) --product daybook
	@"$$($(SWIFT) build $(FLAGS) --show-bin-path)/daybook" test Tests/Scenarios Tests/Phrases --format html >.build/report.html; \
	  Scripts/report-in-browser .build/report.html $(ARGS)

bench: system ## measure turns, names, queries, matching, long lines, lint and scenarios, with INTENTS=DIR a whole grammar; see Benchmarks/README.md
	@code=0; Benchmarks/turns || code=1; Benchmarks/names || code=1; Benchmarks/queries || code=1; Benchmarks/matching || code=1; Benchmarks/long-lines || code=1; Benchmarks/lint || code=1; Benchmarks/scenarios || code=1; exit $$code

test-speech: system ## speak to Daybook with several voices through a recogniser, and count what it understands; installs both; ARGS="--voices slt"
	@Scripts/run-step "build of daybook" $(SWIFT) build $(FLAGS) --product daybook
	@Scripts/test-speech run $(ARGS)

fuzz: system ## throw random bytes at tables, tokens, templates and matching; see FuzzTesting/README.md
	@FuzzTesting/run $(SECONDS)

soak: system ## compare the automaton with a naive matcher on SENTENCES random sentences, and throw EVENTS at conversations
	@Scripts/run-step "build with tests" $(SWIFT) build -c release $(TRAITS) --build-tests -Xswiftc -enable-testing
	@PARLANCE_SENTENCES=$(SENTENCES) PARLANCE_EVENTS=$(EVENTS) $(SWIFT) test -c release $(TRAITS) --skip-build --disable-xctest \
	  --filter "NaiveMatcherTests|PhraseExpansionTests|DialogMachineSeededTests"

clean: ## remove all that was built
	@rm -rf .build .build-speech Benchmarks/.build FuzzTesting/.build Examples/*/.build
