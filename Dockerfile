# A server with the web client in it: docker build -t posse .
# compose.yaml runs two of them on one PostgreSQL, behind Caddy.

FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# uv with its hashes; then Posse as a wheel, with the versions of the lock. Node for the client comes as a wheel, too.
RUN python -m venv /uv && /uv/bin/pip install --no-cache-dir --require-hashes -r tools/bootstrap.lock
RUN /uv/bin/uv venv --python /usr/local/bin/python /opt/posse
# Compiled to bytecode here: the server may write nothing there, and would compile it at every start.
RUN /uv/bin/uv pip install --no-cache --compile-bytecode --python /opt/posse/bin/python --constraint requirements.lock ".[postgres]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin posse \
 && install -d -o posse -g posse -m 700 /data
COPY --from=build /opt/posse /opt/posse
USER posse
WORKDIR /data
VOLUME /data
EXPOSE 8765
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["/opt/posse/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8765/health', timeout=3)"]
ENTRYPOINT ["/opt/posse/bin/posse", "serve", "--host", "0.0.0.0", "--port", "8765"]
CMD ["--data", "/data"]
