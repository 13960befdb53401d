import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'

type Options = { prefix: string; keeps: boolean; target: string; secure?: boolean }

/** The real nginx serving the service under a path, which it keeps or strips. `secure` terminates HTTPS with a self-signed certificate. */
export const startProxy = async ({ prefix, keeps, target, secure = false }: Options) => {
  const port = await freePort()
  const dir = mkdtempSync(join(tmpdir(), 'marquee-nginx-'))
  mkdirSync(join(dir, 'temp'))
  if (secure) makeCertificate(dir)
  writeFileSync(join(dir, 'nginx.conf'), configuration({ dir, port, prefix, secure, upstream: keeps ? target : `${target}/` }))
  const child = Bun.spawn(['nginx', '-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
  })
  const url = `${secure ? 'https' : 'http'}://127.0.0.1:${port}${prefix}`
  await until('nginx answers', () =>
    fetch(`${url}/api/v1/status`, { tls: { rejectUnauthorized: false } }).then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await child.exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const makeCertificate = (dir: string): void => {
  const made = Bun.spawnSync(
    [
      ...['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'certificate.pem')],
    ],
    { stdout: 'ignore', stderr: 'pipe' },
  )
  if (!made.success) throw new Error(`openssl created no certificate: ${made.stderr.toString()}`)
}

type Written = { dir: string; port: number; prefix: string; upstream: string; secure: boolean }
/**
 * Started as root, nginx runs as `nobody` and cannot write its temporary files to our folder: a large response to a slow reader would be
 * cut off.
 */
const worker = process.getuid?.() === 0 ? 'user root;' : ''

const configuration = ({ dir, port, prefix, upstream, secure }: Written) => `
daemon off;
${worker}
worker_processes 1;
pid ${dir}/nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/temp/${name};`).join('\n  ')}
  map $http_upgrade $connection_header { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port}${secure ? ' ssl' : ''};
    ${secure ? `ssl_certificate ${dir}/certificate.pem;\n    ssl_certificate_key ${dir}/key.pem;` : ''}
    client_max_body_size 0;
    location = ${prefix} { return 301 ${prefix}/; }
    location ${prefix}/ {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`
