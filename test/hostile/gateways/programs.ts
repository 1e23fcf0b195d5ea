import { join } from 'node:path';

/** Where a gateway listens, and what it stands before. */
export interface Place {
  port: number;
  /** `127.0.0.1:PORT` of the service. */
  upstream: string;
  /** Everything that it writes goes here. */
  folder: string;
}

/** A program that people put before their services, with one set of its settings. */
export interface Gateway {
  name: string;
  program: string;
  /** Before the paths of the service. */
  prefix?: string;
  /** The text of its configuration. */
  configuration(place: Place): string;
  argv(file: string, folder: string): string[];
}

function nginx(name: string, settings: string, prefix = ''): Gateway {
  return {
    name: `nginx, ${name}`,
    program: 'nginx',
    prefix,
    configuration: ({ port, upstream, folder }) => `
      daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
      events { worker_connections 512; }
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        ${settings}
        server {
          listen 127.0.0.1:${port};
          location ${prefix}/ { proxy_pass http://${upstream}${prefix === '' ? '' : '/'}; }
        }
      }`,
    argv: (file, folder) => ['-p', folder, '-e', join(folder, 'error.log'), '-c', file],
  };
}

function haproxy(name: string, settings: string): Gateway {
  return {
    name: `haproxy, ${name}`,
    program: 'haproxy',
    configuration: ({ port, upstream }) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  ${settings}
frontend front
  bind 127.0.0.1:${port}
  default_backend back
backend back
  server service ${upstream}
`,
    argv: (file) => ['-db', '-f', file],
  };
}

function caddy(name: string, settings: string, prefix = ''): Gateway {
  const proxied = ({ upstream }: Place): string =>
    prefix === '' ? `reverse_proxy ${upstream}` : `handle_path ${prefix}/* {\n    reverse_proxy ${upstream}\n  }`;
  return {
    name: `caddy, ${name}`,
    program: 'caddy',
    prefix,
    configuration: (place) => `{
  admin off
  auto_https off
  storage file_system ${place.folder}
}
http://127.0.0.1:${place.port} {
  ${settings}
  ${proxied(place)}
}
`,
    argv: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  };
}

export const gateways: readonly Gateway[] = [
  nginx('as it comes', ''),
  nginx('with gzip', 'gzip on; gzip_types application/json; gzip_min_length 1; gzip_proxied any;'),
  nginx('with keep-alive of 1 s', 'keepalive_timeout 1s; keepalive_requests 20;'),
  nginx('below a path', '', '/some/where'),
  haproxy('as it comes', ''),
  haproxy('with compression', 'compression algo gzip\n  compression type application/json'),
  haproxy('with keep-alive of 1 s', 'timeout http-keep-alive 1s'),
  caddy('as it comes', ''),
  caddy('with encode', 'encode gzip zstd'),
  caddy('below a path', '', '/some/where'),
];
