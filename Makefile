# Everything a person or a machine runs goes through here; the work is in scripts/.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# The program that tests and measurements start: what people run, or the optimised one.
OPTIMISED := $(CURDIR)/target/release/server
bench bench-engines faults soak lighthouse pace together: export PROGRAM_PATH := $(OPTIMISED)

# A folder that may hold the V8 library already; `make v8` says whether it took it.
export V8_FOLDER ?= $(CURDIR)/../shared/v8

# RustSec's database: an address to clone it from, or a copy, a folder or an archive; `make deny` says when there is none.
export ADVISORY_DB ?= $(CURDIR)/../shared/advisory-db.tar.gz

help: ## Lists these commands
	@awk 'BEGIN { FS = ":.*## " } /^[a-z0-9-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

doctor: ## Names what this machine lacks to build, run and test, with the command that installs it
	@scripts/doctor.sh

setup: ## Once after cloning: check of commit messages, npm packages, V8 library
	git config core.hooksPath scripts/hooks
	@scripts/node-modules.sh
	@scripts/node.sh v8

run: ## Builds what is missing and serves on http://127.0.0.1:8080, the desk on http://127.0.0.1:8081
	@exec scripts/run.sh serve --bind 127.0.0.1:8080 --data-dir var --content-demo --desk-bind 127.0.0.1:8081 --desk-link

build: ## Builds all that `run` serves, and serves nothing: V8 library, npm packages, bundles, program
	@scripts/build.sh

optimised: ## Builds the optimised program, target/release/server, and all media: what the measurements below run
	@scripts/build.sh release

lint: ## Checks layout, rules and types of everything and imports of the front end, in seconds: no build, no test
	@scripts/lint.sh

test: ## Runs every check: formatters, linters, types, unit tests, Rust tests, browser tests
	@scripts/test.sh

bench: optimised ## Measures the site beside its baselines and prints one table: `make bench PARTS='cached uncached'`
	@scripts/node.sh tests/lab/bench/run.mjs $(PARTS)

bench-engines: optimised ## Compares ssr-runtime with other crates, Node.js, Express and Next.js: `make bench-engines PARTS='table stream'`
	@scripts/node.sh tests/lab/bench/engines/run.mjs $(PARTS)

# Seconds with and without each fault, and parts of the names of those that are wanted; all when there are none.
SECONDS := 5
FAULTS :=

faults: optimised ## Makes one fault after another and prints what visitors noticed: `make faults FAULTS='SIGTERM HTTP/2' SECONDS=3`
	@scripts/postgresql.sh
	@npm run --silent faults --workspace @axtorm/lab -- --seconds $(SECONDS) $(FAULTS)

fuzz: SECONDS := 60
# Requests of the HTTP fuzzer.
REQUESTS := 100000

fuzz: ## Runs each fuzz target for a minute, then sends 100,000 generated requests and described calls: `make fuzz SECONDS=600 REQUESTS=1000000`
	@tests/lab/fuzz/run.sh $(SECONDS) $(REQUESTS)

mutants: ## Breaks guards and navigation in many small ways; fails when tests/lab/mutants/explained.md does not explain what no test sees
	@SHARD=$(SHARD) scripts/node.sh tests/lab/mutants/run.mjs

added: ## Adds a page and a language to a copy of the tree by what README says, and runs everything there: `make added STEPS='lint site'`
	@scripts/node-modules.sh
	@scripts/node.sh v8
	@scripts/node.sh tests/lab/added/run.mjs $(STEPS)

lab-tests: ## Runs the tests of what tests/lab measures with
	@scripts/node-modules.sh
	@npm run --silent test --workspace @axtorm/lab

measure: ## Decodes the committed sounds and videos and paints what they show: minutes, and only when one of them changed
	@scripts/node-modules.sh
	@npm run --silent measure --workspace @axtorm/media

coverage: ## Prints which part of the lines the tests run, by room
	@scripts/node.sh coverage

soak: optimised ## Puts the site under load for ten minutes and prints whether its memory grows; four hours with LONG=1
	@npm run --silent soak --workspace @axtorm/lab -- $(if $(LONG),--long)

together: optimised ## Lets two pages of the desk write one position at random for an hour and prints which words are lost
	@CHROMIUM_PATH="$$(scripts/browser.sh)" npm run --silent together --workspace @axtorm/lab

deny: ## Checks licences, sources and known weaknesses of every crate
	@scripts/node.sh deny

machete: ## Finds crates that are depended on and not used
	@scripts/machete.sh

package: ## Packages the crates that others may use as crates.io would take them, and builds each outside of the workspace
	@scripts/node.sh package

semver: ## Compares the public items of these crates with those of the last release, or of another: `make semver SINCE=v0.1.0`
	@scripts/semver.sh $(SINCE)

sbom: ## Writes what is shipped, crates and npm packages, as CycloneDX into sbom/
	@scripts/sbom.sh

release: ## Makes a tarball, a Debian package, bills of material, changelog and sums into target/release-files/
	@scripts/node.sh release

shipped: optimised ## Asks the optimised program for every page, the desk, a backup and an orderly end, as `release` does
	@PROGRAM_PATH=$(OPTIMISED) npm run --silent shipped --workspace @axtorm/tests

screens: build ## Takes pictures of every page, language and width into screens/, with a contact sheet
	@npm run --silent screens --workspace @axtorm/tests

pictures: build ## Takes the pictures of README and docs/desk.md from the running site into docs/pictures/
	@npm run --silent screens --workspace @axtorm/tests -- --pages home,fankit --locales en --widths 1440
	@npm run --silent play-screens --workspace @axtorm/tests -- --locales en --widths 1440 --states playing
	@npm run --silent desk-screens --workspace @axtorm/tests -- --languages en --widths 1440 --states list,preview-desktop
	@npm run --silent pictures --workspace @axtorm/tests

browsers: build ## Opens pages in Chromium, Firefox and WebKit and puts their pictures side by side into screens/
	@npm run --silent browsers --workspace @axtorm/tests

lighthouse: optimised ## Measures every page with Lighthouse and fails when one is below its budget
	@CHROMIUM_PATH="$$(scripts/browser.sh)" npm run --silent lighthouse --workspace @axtorm/lab

pace: optimised ## Prints the long tasks of each page's load, the frames of a play, and the pace of the desk, on a processor that is four times slower
	@CHROMIUM_PATH="$$(scripts/browser.sh)" npm run --silent pace --workspace @axtorm/lab

v8: ## Finds the V8 library and writes the choice to .cargo/config.toml
	@scripts/node.sh v8

v8-from-source: ## Builds the V8 library from its source (more than an hour) into the user's cache
	@scripts/node.sh v8-from-source

lists: ## Writes what is made of the lists of pages, languages and songs: types and tables of TypeScript, the schema of the company's facts
	@scripts/node-modules.sh
	@npm run --silent lists --workspace @axtorm/frontend
	@UPDATE_SCHEMA=1 cargo test --workspace --locked --lib --quiet schema

fmt: ## Formats Rust, and everything that oxfmt knows: TypeScript, CSS, JSON, YAML, Markdown
	@scripts/node-modules.sh
	cargo fmt --all
	npm run format

doc: ## Builds the documentation of the crates into target/doc; a warning is an error
	@scripts/doc.sh

clean: ## Removes what was built; keeps npm packages, the cached V8 library and var/
	rm -rf target frontend/dist tests/results sbom

.PHONY: help doctor setup run build optimised lint test bench bench-engines faults fuzz mutants added lab-tests measure coverage soak together deny machete package semver sbom release shipped screens pictures browsers lighthouse v8 v8-from-source lists fmt doc clean
