#!/usr/bin/env bash
# What `npm run k8s:check` needs, from the Go module proxy, once: a real kube-apiserver and etcd, built into the cache
# beside the other servers, and KEDA's own definitions. Some ten minutes the first time on two processors.
set -euo pipefail
cache="${XDG_CACHE_HOME:-$HOME/.cache}/crossfoot"
kubernetes_version=1.36.3
etcd_version=3.7.3
keda_version=v2.18.1
mkdir -p "$cache/bin"

go="$(command -v go || ls /usr/local/go/bin/go 2>/dev/null)" || { echo 'no go on this machine: the API server is built with it' >&2; exit 1; }
export CGO_ENABLED=0

# The staging repositories are modules of their own; the proxy has them under 0.x of the same release.
build_apiserver() {
  local work version="v$kubernetes_version" staging="v0${kubernetes_version#1}"
  [ "$(cat "$cache/bin/kube-apiserver.version" 2>/dev/null)" = "$version" ] && return 0
  work="$(mktemp -d)"
  (
    cd "$work"
    printf 'module apiserver\n\ngo 1.26\n\nrequire k8s.io/kubernetes %s\n' "$version" >go.mod
    "$go" mod download -json "k8s.io/kubernetes@$version" >download.json
    manifest="$(sed -n 's/.*"GoMod": "\(.*\)",*/\1/p' download.json)"
    sed -n 's#^[[:space:]]*\(k8s\.io/[a-z-]*\) => \./staging/.*#\1#p; s#^[[:space:]]*\(k8s\.io/[a-z-]*\) v0\.0\.0$#\1#p' "$manifest" | sort -u |
      while read -r module; do echo "replace $module => $module $staging"; done >>go.mod
    printf 'package main\n\nimport _ "k8s.io/kubernetes/cmd/kube-apiserver/app"\n\nfunc main() {}\n' >main.go
    "$go" mod tidy -e >tidy.log 2>&1 || true
    "$go" build -trimpath -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=$version -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=${kubernetes_version#1.}" -o "$cache/bin/kube-apiserver" k8s.io/kubernetes/cmd/kube-apiserver
  )
  rm -rf "$work"
  echo "$version" >"$cache/bin/kube-apiserver.version"
}

build_etcd() {
  local work
  [ "$(cat "$cache/bin/etcd.version" 2>/dev/null)" = "$etcd_version" ] && return 0
  work="$(mktemp -d)"
  (
    cd "$work"
    printf 'module etcd\n\ngo 1.26\n\nrequire go.etcd.io/etcd/server/v3 v%s\n' "$etcd_version" >go.mod
    printf 'package main\n\nimport "go.etcd.io/etcd/server/v3/etcdmain"\nimport "os"\n\nfunc main() { etcdmain.Main(os.Args) }\n' >main.go
    "$go" mod tidy >tidy.log 2>&1
    "$go" build -trimpath -ldflags '-s -w' -o "$cache/bin/etcd" .
  )
  rm -rf "$work"
  echo "$etcd_version" >"$cache/bin/etcd.version"
}

# KEDA's resources as its release defines them, out of its module.
fetch_keda_definitions() {
  local folder
  [ "$(cat "$cache/keda-definitions/version" 2>/dev/null)" = "$keda_version" ] && return 0
  folder="$("$go" mod download -json "github.com/kedacore/keda/v2@$keda_version" | sed -n 's/.*"Dir": "\(.*\)",*/\1/p')"
  mkdir -p "$cache/keda-definitions"
  cp "$folder"/config/crd/bases/*.yaml "$cache/keda-definitions/"
  echo "$keda_version" >"$cache/keda-definitions/version"
}

build_etcd
build_apiserver
fetch_keda_definitions
