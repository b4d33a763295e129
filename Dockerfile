# The server with its page. docker-compose.yml shows it among others.

FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# The page is built by the package's own hook, with a node that comes as a wheel.
RUN pip wheel --no-cache-dir --constraint constraints.txt --wheel-dir /wheels ".[server,postgres,broker]"

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "hordago[server,postgres,broker]" \
    && useradd --system --create-home --home-dir /data --uid 10001 mus
USER mus
ENV HORDAGO_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["hordago", "serve", "--host", "0.0.0.0"]
