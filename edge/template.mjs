import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownTemplate } from './languages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Fills `${NAME}` as envsubst does. A name without a value stays, so nginx rejects the file and
 * reports the name.
 */
const fill = (template, values) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => values[name] ?? whole);

/**
 * The `listen` lines of the site and of the default server for all other names, with or without
 * TLS.
 */
function listening({ host, port, tls }) {
  if (!tls) {
    return {
      EDGE_LISTEN: `listen ${host}:${port};`,
      EDGE_LISTEN_OTHERS: `listen ${host}:${port} default_server;`,
    };
  }
  const pair = `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`;
  return {
    EDGE_LISTEN: `listen ${host}:${tls.port} ssl http2; ${pair}`,
    EDGE_LISTEN_OTHERS: `listen ${host}:${port} default_server; listen ${host}:${tls.port} ssl http2 default_server; ${pair}`,
  };
}

/**
 * Values for the template on this machine.
 *
 * `folder` holds the cache, the pid file and unfinished request bodies; `secret` authorises the
 * site to refresh cached pages; `instances` are ports of the site on 127.0.0.1; `assets` collects
 * the files of all releases. Further properties are variables of the template by name.
 *
 * @param {{ folder: string, secret: string, instances: number[], port: number,
 *   assets: string, release: string, tls?: { port: number, certificate: string, key: string } } &
 *   { [variable: `EDGE_${string}`]: string }} edge
 */
export function localValues({ folder, secret, instances, port, tls, assets, release, ...rest }) {
  if (!secret)
    throw new Error('The edge needs a secret: without one anybody could empty its cache.');
  const host = `localhost:${tls?.port ?? port}`;
  return {
    // Workers run as the user who started a master that is not root. Under root they would run as
    // `nobody`, which may not write here.
    EDGE_USER: process.getuid?.() === 0 ? `user ${userInfo().username};` : '',
    EDGE_WORKERS: 'auto',
    EDGE_FOLDER: folder,
    EDGE_PAGES: path.join(here, 'pages'),
    EDGE_ASSETS: assets,
    EDGE_RELEASE: release,
    EDGE_CACHE_SIZE: '2g',
    EDGE_SECRET: secret,
    EDGE_WEB_SERVERS: instances
      .map((at) => `server 127.0.0.1:${at} max_fails=3 fail_timeout=2s;`)
      .join(' '),
    ...listening({ host: '127.0.0.1', port, tls }),
    EDGE_NAME: 'localhost',
    EDGE_HOST: host,
    EDGE_SITE: `${tls ? 'https' : 'http'}://${host}`,
    EDGE_RATE: '50r/s',
    EDGE_BURST: '200',
    EDGE_CONNECTIONS: '100',
    // Exempts no one: an address range reserved for documentation.
    EDGE_UNLIMITED: '192.0.2.0/24',
    EDGE_WEBHOOKS_FROM: '127.0.0.1',
    ...rest,
  };
}

/**
 * Writes nginx's configuration into its folder and returns the arguments that start it in the
 * foreground.
 */
export function prepareNginx(values, template = ownTemplate()) {
  const folder = values.EDGE_FOLDER;
  mkdirSync(folder, { recursive: true });
  mkdirSync(values.EDGE_ASSETS, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, fill(template, values), { mode: 0o600 });
  return ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
}
