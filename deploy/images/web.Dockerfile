# The web pages behind nginx, which also is the way to the gateway.
# Build from the root of the repository: docker build -f deploy/images/web.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error
RUN node tools/build.mjs web && node deploy/images/web-headers.ts > security-headers.conf \
  && node deploy/images/web-headers.ts --page=/upgrade > card-page-headers.conf

FROM nginx:1.28-bookworm
COPY deploy/nginx/nginx.conf deploy/nginx/gateway.conf /etc/nginx/
COPY --from=build /src/security-headers.conf /src/card-page-headers.conf /etc/nginx/
COPY --from=build /src/apps/web/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
