#!/usr/bin/env bash
# Installs what the suites need beside Node on a bare Debian 12 machine: the servers of the distributed adapters
# (RabbitMQ, Redis, MinIO, a MongoDB stand-in, stripe-mock), Chromium and Firefox for the journeys, and the programs that read
# exports and PDFs back. With --servers only the servers. Quick where all is there. What cannot be had is named; its
# tests then skip with that reason, and REQUIRE_BACKENDS=1 makes it a failure.
set -uo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
cache="${XDG_CACHE_HOME:-$HOME/.cache}/crossfoot"
mkdir -p "$cache/bin"

minio_version=v0.0.0-20260212201848-7aac2a2c5b7c
stripe_mock_version=v0.203.0
failed=()

say() { printf '%s\n' "$*" >&2; }
is_there() { command -v "$1" >/dev/null 2>&1 || [ -x "/usr/sbin/$1" ]; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif is_there sudo; then sudo -n "$@"; else return 1; fi
}

# apt_install PACKAGE…: only what dpkg does not know yet; services are not started by their packages.
apt_install() {
  local wanted=() package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || wanted+=("$package")
  done
  [ ${#wanted[@]} = 0 ] && return 0
  is_there apt-get || { say "no apt-get: cannot install ${wanted[*]}"; failed+=("${wanted[@]}"); return 1; }
  say "installing ${wanted[*]} …"
  if [ -z "${apt_is_fresh:-}" ]; then
    as_root apt-get update -qq >&2 || say 'apt-get update failed; trying with the old lists'
    apt_is_fresh=1
  fi
  if ! as_root env RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${wanted[@]}" >"$cache/apt.log" 2>&1; then
    tail -5 "$cache/apt.log" >&2
    failed+=("${wanted[@]}")
    return 1
  fi
}

# go_install NAME MODULE@VERSION: a Go program into the cache, once a version.
go_install() {
  local name="$1" module="$2" go
  [ -x "$cache/bin/$name" ] && [ "$(cat "$cache/bin/$name.version" 2>/dev/null || echo "$module")" = "$module" ] && return 0
  go="$(command -v go || ls /usr/local/go/bin/go /usr/lib/go-1.*/bin/go 2>/dev/null | sort -V | tail -1)"
  if [ -z "$go" ]; then
    say "skipped $name: it is built with Go, and no go is on this machine"
    failed+=("$name")
    return 1
  fi
  say "building $name (minutes the first time) …"
  if CGO_ENABLED=0 GOBIN="$cache/bin" "$go" install "$module" >"$cache/$name.log" 2>&1; then
    echo "$module" >"$cache/bin/$name.version"
  else
    tail -5 "$cache/$name.log" >&2
    failed+=("$name")
    return 1
  fi
}

install_mongo_stand_in() {
  local home="$cache/mongo-stand-in" mark
  mark="$(cat "$here/mongo-stand-in/pom.xml" "$here/mongo-stand-in/MongoStandIn.java" | sha256sum | cut -c1-16)"
  [ "$(cat "$home/built" 2>/dev/null)" = "$mark" ] && return 0
  apt_install openjdk-17-jdk-headless maven || return 1
  say 'building the MongoDB stand-in …'
  rm -rf "$home" && mkdir -p "$home/classes"
  if mvn -q -B -f "$here/mongo-stand-in/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
    -DoutputDirectory="$home/lib" >"$cache/mongo-stand-in.log" 2>&1 &&
    javac --release 17 -cp "$home/lib/*" -d "$home/classes" "$here/mongo-stand-in/MongoStandIn.java" >>"$cache/mongo-stand-in.log" 2>&1; then
    echo "$mark" >"$home/built"
  else
    tail -5 "$cache/mongo-stand-in.log" >&2
    failed+=(mongo-stand-in)
    return 1
  fi
}

# An OFX reader that knows the specification; its tests say that they are skipped where it is missing.
install_ofx_reader() {
  python3 -c 'import ofxtools' 2>/dev/null && return 0
  is_there pip3 || apt_install python3-pip || return 0
  python3 -m pip install -q ofxtools==0.9.5 >"$cache/ofxtools.log" 2>&1 ||
    python3 -m pip install -q --break-system-packages ofxtools==0.9.5 >>"$cache/ofxtools.log" 2>&1 ||
    say 'ofxtools could not be installed: the OFX specification check is skipped'
}

apt_install redis-server rabbitmq-server
# For the launcher of the sandbox (libs/services/conversion/launcher).
apt_install gcc libc6-dev util-linux
if ! is_there mongod; then install_mongo_stand_in; fi
go_install minio "github.com/minio/minio@$minio_version"
go_install stripe-mock "github.com/stripe/stripe-mock@$stripe_mock_version"
if [ "${1:-}" != --servers ]; then
  apt_install chromium firefox-esr poppler-utils qpdf libreoffice-calc libreoffice-writer tesseract-ocr imagemagick fonts-noto-core fonts-noto-cjk fonts-dejavu-core fonts-liberation
  install_ofx_reader
fi

if [ ${#failed[@]} -gt 0 ]; then
  say "not available: ${failed[*]}"
  [ "${REQUIRE_BACKENDS:-}" = 1 ] && exit 1
fi
exit 0
