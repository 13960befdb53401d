import { generateKeyPairSync, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { sha256 } from '#server/service/updates/release'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A server on loopback that publishes signed releases. A test may change any file. */
export const openReleases = (target: string) => {
  const keys = generateKeyPairSync('ed25519')
  const files = new Map<string, Uint8Array | ReadableStream<Uint8Array>>()
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      const found = files.get(new URL(request.url).pathname.slice(1))
      return found ? new Response(found as never) : new Response(null, { status: 404 })
    },
  })
  return {
    files,
    source: {
      url: `http://127.0.0.1:${server.port}`,
      key: Buffer.from(keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
    },
    /** Returns the name of the program in it. */
    publish: (version: string, program: string | Uint8Array, released_at = '2026-03-01T00:00:00Z'): string => {
      const name = `marquee-${version}-${target}`
      const notes = bytes(JSON.stringify({ version, notes: 'Better.', released_at, url: 'https://example.org/' }))
      const sums = bytes(`${sha256(typeof program === 'string' ? bytes(program) : program)}  ${name}\n${sha256(notes)}  release.json\n`)
      files.set('SHA256SUMS', sums)
      files.set('SHA256SUMS.sig', bytes(sign(null, sums, keys.privateKey).toString('base64')))
      files.set('release.json', notes)
      files.set(`${name}.gz`, gzipSync(program, { level: 1 }))
      return name
    },
    stop: () => server.stop(true),
  }
}
