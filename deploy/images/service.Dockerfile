# One image a service: SERVICE is gateway, identity, billing, conversion, notifications or standalone.
# Build from the root of the repository: docker build -f deploy/images/service.Dockerfile --build-arg SERVICE=gateway .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NODE_BUILD_IMAGE=node:24-bookworm

# The launcher of the sandbox: a program without libraries, from one file of C.
FROM ${NODE_BUILD_IMAGE} AS launcher
WORKDIR /src/libs/services/conversion
COPY libs/services/conversion/launcher launcher
RUN node launcher/build.ts

# What the installs depend on, and nothing else: whoever changes a source gets the packages of the build before.
FROM ${NODE_IMAGE} AS manifests
ARG NODE_IMAGE
ARG NODE_BUILD_IMAGE
ARG PUBLIC_URL
WORKDIR /src
COPY . .
RUN sh deploy/images/need-pinned.sh "$PUBLIC_URL" "$NODE_IMAGE" "$NODE_BUILD_IMAGE" \
  && mkdir /manifests && cp --parents $(find . -name package.json -o -name package-lock.json -o -name .npmrc) /manifests

# The bundles, of the program's own libraries; packages stay outside. One install builds every image.
FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error -w tools -w apps
COPY . .
COPY --from=launcher /src/libs/services/conversion/dist/confine /src/launcher/confine
ARG SERVICE
RUN mkdir -p /app && node tools/build.mjs "$SERVICE" && cp "apps/$SERVICE/dist/"*.js /app/ \
  && case "$SERVICE" in conversion | standalone) \
       node tools/build.mjs sandbox && cp libs/services/conversion/dist/*.js launcher/confine /app/ ;; esac \
  && if [ "$SERVICE" = standalone ]; then node tools/build.mjs web && cp -r apps/web/dist /app/web; fi \
  && node tools/sbom.mjs --image "$SERVICE" --arch "$(node -p process.arch)" > /app/sbom.cdx.json

# What the bundle leaves outside: this program's packages alone, without what only compilers, debuggers and people read.
# Of the OCR models one of two editions is read (`languageFile` in libs/statement-engine/src/platform/node-ocr.ts).
FROM ${NODE_IMAGE} AS packages
ARG SERVICE
WORKDIR /src
COPY --from=manifests /manifests ./
COPY deploy/images/slim-packages.sh ./
RUN --mount=type=cache,target=/root/.npm \
  npm ci --no-audit --no-fund --loglevel=error --omit=dev -w "@crossfoot/app-$SERVICE" && sh slim-packages.sh node_modules

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /src/node_modules ./node_modules
COPY --from=build /app ./
USER node
# Public calls (gateway, standalone); health and metrics of every service, for the inside alone.
EXPOSE 8080 9090
ENTRYPOINT ["node", "--enable-source-maps", "--disable-sigusr1", "/app/main.js"]
