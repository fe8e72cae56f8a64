# The service in an image: `docker build -t broadsheet .`; docs/deploy.md says how to run it.
FROM node:22-slim AS build
WORKDIR /source
COPY . .
# `docker build --build-arg COMMIT="$(git rev-parse HEAD)"`: the repository itself is not copied.
ARG COMMIT=
RUN npm ci
RUN container/install.sh /app

FROM node:22-slim
# The base image has a user "node"; all that it may write is the volume.
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
USER node
WORKDIR /data
VOLUME /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_URL=sqlite:/data/broadsheet.db
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and gets the signals; the service ends on SIGTERM when its requests are answered.
ENTRYPOINT ["node", "/app/node_modules/broadsheet/packages/cli/bin/broadsheet.js"]
CMD ["serve"]
