# One image a service: SERVICE is gateway, identity, billing, conversion, notifications or standalone.
# Build from the root of the repository: docker build -f deploy/images/service.Dockerfile --build-arg SERVICE=gateway .
FROM node:24-bookworm-slim AS packages
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error

# The launcher of the sandbox: a program without libraries, from one file of C.
FROM node:24-bookworm AS launcher
WORKDIR /src/libs/services/conversion
COPY libs/services/conversion/launcher launcher
RUN node launcher/build.ts

FROM packages AS build
ARG SERVICE
RUN mkdir -p /app \
  && if [ "$SERVICE" = standalone ]; then node tools/build.mjs standalone sandbox web && cp -r apps/web/dist /app/web; \
     else node tools/build.mjs "$SERVICE" sandbox; fi \
  && cp "apps/$SERVICE/dist/"*.js libs/services/conversion/dist/sandbox.js libs/services/conversion/dist/seal-process.js /app/

# What the bundles leave outside: third-party packages. The workspaces' own code is in the bundles.
FROM packages AS runtime-packages
RUN npm prune --omit=dev --no-audit --no-fund --loglevel=error && rm -rf node_modules/@crossfoot

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=runtime-packages /src/node_modules ./node_modules
COPY --from=build /app ./
COPY --from=launcher /src/libs/services/conversion/dist/confine ./
USER node
# Public calls (gateway, standalone); health and metrics of every service, for the inside alone.
EXPOSE 8080 9090
ENTRYPOINT ["node", "--enable-source-maps", "--disable-sigusr1", "/app/main.js"]
