import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { imageMark } from '#server/service/updates/install'
import { deflated, gzipOf } from './deflated'
import { packTar, putCopy } from './files'
import { executableFor, type Place } from './place'
import { debootstrap, run } from './run'
import { sourceSeconds, version } from './versions'

const account = 65_532

/**
 * Builds packaging/container/Containerfile as an OCI image layout without a container engine. Needs root and debootstrap. The base is the
 * current Debian, so builds are reproducible only within a day.
 */
export const makeImage = async (place: Place): Promise<void> => {
  const base = join(place.work, 'image/base')
  await debootstrap(base, 'ffmpeg,ca-certificates')
  for (const name of ['var/cache/apt', 'var/lib/apt/lists', 'var/log', 'usr/share/doc', 'usr/share/man'])
    rmSync(join(base, name), { recursive: true, force: true })
  mkdirSync(join(base, 'data'), { mode: 0o700 })
  await run(['chown', `${account}:${account}`, join(base, 'data')])
  const program = join(place.work, 'image/program')
  putCopy(executableFor(place, 'linux-x64'), join(program, 'usr/local/bin/marquee'), 0o755)

  mkdirSync(dirname(join(program, imageMark)), { recursive: true })
  writeFileSync(join(program, imageMark), '')
  const layout = join(place.work, 'image/layout')
  const layers = [await layerOf(base, layout, 'base'), await layerOf(program, layout, 'program')]
  writeLayout(layout, layers)
  const packed = gzipOf(await deflated(await packTar(layout, '.')))
  writeFileSync(join(place.out, `marquee-${version}-image-amd64.tar.gz`), packed)
}

type Blob = { digest: string; size: number }
type Layer = Blob & { diff: string }

const sha256 = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

const writeBlob = (layout: string, bytes: Uint8Array): Blob => {
  const digest = sha256(bytes)
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true })
  writeFileSync(join(layout, 'blobs/sha256', digest.slice(7)), bytes)
  return { digest, size: bytes.length }
}

/** Images keep file owners, unlike other archives. */
const layerOf = async (folder: string, layout: string, name: string): Promise<Layer> => {
  const archive = `${layout}-${name}.tar.gz`
  await run([
    'tar',
    '--sort=name',
    `--mtime=@${sourceSeconds()}`,
    '--numeric-owner',
    '--use-compress-program=gzip -9n',
    '-cf',
    archive,
    '-C',
    folder,
    '.',
  ])
  const bytes = readFileSync(archive)
  rmSync(archive)
  return { ...writeBlob(layout, bytes), diff: sha256(gunzipSync(bytes)) }
}

const writeLayout = (layout: string, layers: readonly Layer[]): void => {
  const created = new Date(sourceSeconds() * 1000).toISOString()
  const config = writeBlob(
    layout,
    Buffer.from(
      JSON.stringify({
        created,
        architecture: 'amd64',
        os: 'linux',
        config: {
          User: `${account}:${account}`,
          Env: [
            'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
            'MARQUEE_DATA_DIR=/data',
            'MARQUEE_LISTEN=0.0.0.0:8080',
            'MARQUEE_NO_OPEN=1',
          ],
          Entrypoint: ['marquee'],
          Cmd: ['serve'],
          ExposedPorts: { '8080/tcp': {} },
          Volumes: { '/data': {} },
          StopSignal: 'SIGTERM',
          Healthcheck: { Test: ['CMD', 'marquee', 'status'], Interval: 30e9, Timeout: 5e9, StartPeriod: 30e9 },
        },
        rootfs: { type: 'layers', diff_ids: layers.map(({ diff }) => diff) },
      }),
    ),
  )
  const manifest = writeBlob(
    layout,
    Buffer.from(
      JSON.stringify({
        schemaVersion: 2,
        mediaType: 'application/vnd.oci.image.manifest.v1+json',
        config: { mediaType: 'application/vnd.oci.image.config.v1+json', ...config },
        layers: layers.map(({ digest, size }) => ({ mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip', digest, size })),
      }),
    ),
  )
  writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }))
  writeFileSync(
    join(layout, 'index.json'),
    JSON.stringify({
      schemaVersion: 2,
      manifests: [
        {
          mediaType: 'application/vnd.oci.image.manifest.v1+json',
          ...manifest,
          platform: { architecture: 'amd64', os: 'linux' },
          annotations: { 'org.opencontainers.image.ref.name': version },
        },
      ],
    }),
  )
}
