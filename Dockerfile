# The server with the built web app; see docs/operations.md. The workflow "Image" gives NODE with its digest.
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /app
# The dependencies first: they are installed again only if one of these files changes.
COPY package.json package-lock.json .npmrc ./
COPY packages/ai/package.json packages/ai/
COPY packages/board/package.json packages/board/
COPY packages/cli/package.json packages/cli/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/words/package.json packages/words/
COPY tools/ready.mjs tools/install.mjs tools/files.mjs tools/lock.mjs tools/
RUN node tools/ready.mjs --dependencies
COPY . .
# The repository isn't here, so its commit is given.
ARG COMMIT=
RUN COMMIT=$COMMIT node tools/ready.mjs --site && node tools/image.mjs /image

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
WORKDIR /app
COPY --from=build /image ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/gathered.js"]
