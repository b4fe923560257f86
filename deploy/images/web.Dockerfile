# The web pages behind nginx, which also is the way to the gateway.
# Build from the root of the repository: docker build -f deploy/images/web.Dockerfile .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginx:1.28-bookworm

# As in service.Dockerfile, whose install this is.
FROM ${NODE_IMAGE} AS manifests
ARG NODE_IMAGE
ARG NGINX_IMAGE
ARG PUBLIC_URL
WORKDIR /src
COPY . .
RUN sh deploy/images/need-pinned.sh "$PUBLIC_URL" "$NODE_IMAGE" "$NGINX_IMAGE" \
  && mkdir /manifests && cp --parents $(find . -name package.json -o -name package-lock.json -o -name .npmrc) /manifests

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error -w tools -w apps
COPY . .
# Set: the pages may load the measuring script; the gateway, which tells them the id, has the same variable.
ARG MEASUREMENT_ID
RUN node tools/build.mjs web && node deploy/images/web-headers.ts ${MEASUREMENT_ID:+--measured} > security-headers.conf \
  && node deploy/images/web-headers.ts --page=/upgrade > card-page-headers.conf \
  && node tools/sbom.mjs --image web > web.sbom.cdx.json

FROM ${NGINX_IMAGE}
COPY deploy/nginx/nginx.conf deploy/nginx/gateway.conf /etc/nginx/
COPY --from=build /src/security-headers.conf /src/card-page-headers.conf /src/web.sbom.cdx.json /etc/nginx/
COPY --from=build /src/apps/web/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
