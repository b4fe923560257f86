#!/bin/sh
# Starts a service. SECRET_KEY may come as a file, so that it shows in no list of environment variables.
set -eu
if [ -z "${SECRET_KEY:-}" ] && [ -n "${SECRET_KEY_FILE:-}" ]; then
  SECRET_KEY="$(cat "$SECRET_KEY_FILE")"
  export SECRET_KEY
fi
exec node --enable-source-maps /app/main.js
