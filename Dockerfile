# syntax=docker/dockerfile:1.10
# The site as images: `web` (the default) serves a finished build, `backend` is the embedded Supabase for a trial.
# docs/operations.md says how they are used; edge/containers.test.mjs holds both files against the repository.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# The lock file may lack builds for other systems, which `npm ci` refuses; versions are those it names either way.
RUN npm ci --include=dev --no-audit --no-fund || npm install --no-save --include=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS production-packages
WORKDIR /site
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund || npm install --no-save --omit=dev --no-audit --no-fund

# All sources and build tools.
FROM packages AS sources
COPY app app
COPY backend backend
COPY components components
COPY content content
COPY lib lib
COPY messages messages
COPY public public
COPY scripts scripts
COPY server server
COPY styles styles
COPY supabase supabase
COPY tools/run tools/run
COPY instrumentation-client.ts instrumentation.ts middleware.ts next.config.mjs postcss.config.mjs tsconfig.json ./
# Notes that the packages are as locked, which a command could not do where nothing can be written.
RUN node --eval "import('/site/tools/run/bootstrap.mjs').then(({ bootstrap }) => bootstrap('file:///site'))"

FROM sources AS build
# Parts of the build: addresses and partners' codes stand in its pages. None of them is secret.
ARG NEXT_PUBLIC_SITE_URL=http://localhost:8080
ARG NEXT_PUBLIC_SUPABASE_URL
ARG NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY
ARG EMBEDDED_PUBLISHABLE_KEY
ARG ASSISTANT_PROVIDER
ARG ASSISTANT_MODEL
ARG ASSISTANT_BASE_URL
ARG MAP_STYLE_URL
ARG BOOKING_AFFILIATE_ID
ARG GETYOURGUIDE_PARTNER_ID
ARG VIATOR_PARTNER_ID
ARG SKYSCANNER_MEDIA_PARTNER_ID
ARG DISCOVER_CARS_AFFILIATE_ID
ARG KIWITAXI_PARTNER_ID
ARG RELEASE
ENV BACKEND_PORT=54321 DATA_DIR=/tmp/data
# The secret is there for this command alone and in no layer. That of the assistant is given when the site runs: a build
# only asks whether there is one.
RUN --mount=type=secret,id=server_actions_key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
    ASSISTANT_API_KEY=given-when-it-runs npm run build && rm -rf .next/cache .next/server/route-cache

# The embedded backend, for a trial without a Supabase project.
FROM sources AS backend
RUN install -d -o node -g node /data
# Its commands want a folder of the user, for nothing that has to last.
ENV DATA_DIR=/data HOME=/tmp BACKEND_HOST=0.0.0.0 BACKEND_PORT=54321
USER node
EXPOSE 54321
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:54321/rest/v1/').then(() => process.exit(0), () => process.exit(1))"]
CMD ["node", "scripts/backend.mjs"]

FROM node:24.21.0-bookworm-slim AS web
WORKDIR /site
RUN install -d -o node -g node /data /assets
# The same as those of the build: the server's content policy names them.
ARG NEXT_PUBLIC_SITE_URL=http://localhost:8080
ARG NEXT_PUBLIC_SUPABASE_URL=http://127.0.0.1:54321
ARG MAP_STYLE_URL
ARG RELEASE
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/data \
    KEEP_PAGES_ON_DISK=false \
    NEXT_PUBLIC_SITE_URL=$NEXT_PUBLIC_SITE_URL \
    NEXT_PUBLIC_SUPABASE_URL=$NEXT_PUBLIC_SUPABASE_URL \
    MAP_STYLE_URL=$MAP_STYLE_URL \
    RELEASE=$RELEASE
COPY --from=production-packages /site/node_modules node_modules
COPY package.json next.config.mjs ./
COPY content content
COPY lib lib
COPY messages messages
COPY public public
COPY tools/run/parent.mjs tools/run/parent.mjs
# Lets Node run the sources of the worker, which watches saved trips beside the instances (compose.yaml).
COPY tools/content/resolve.mjs tools/content/resolve.mjs
COPY server server
COPY --from=build /site/.next .next
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process hears SIGTERM and finishes requests under way.
CMD ["node", "--max-old-space-size=640", "--max-semi-space-size=16", "server/index.mjs", "--hostname", "0.0.0.0", "--port", "3000"]
