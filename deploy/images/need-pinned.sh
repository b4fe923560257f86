# Refuses to build for people (an https address) on a base image that is named by tag alone: a tag can become another image.
# Usage: sh need-pinned.sh PUBLIC_URL IMAGE…      `node deploy/images/pin.ts` prints the pins.
set -eu
address=$1
shift
case "$address" in https://*) ;; *) exit 0 ;; esac
for image in "$@"; do
  case "$image" in
    *@sha256:*) ;;
    *)
      echo "$image is not pinned by digest, and $address is no place to try things:" >&2
      echo '  node deploy/images/pin.ts >> .env     writes the pins of today into .env; then build again.' >&2
      exit 1
      ;;
  esac
done
