import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [first, second] = process.argv.slice(2)
const sums = join(import.meta.dir, '../../dist/release/SHA256SUMS')

const publicHalf = (pem: string): string =>
  Buffer.from(createPublicKey(pem).export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64')

/** For publishers: `--new-key FILE` creates the key for all releases, `FILE` signs the checksums of this one. */
if (first === '--new-key' && second) {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  writeFileSync(second, pem, { mode: 0o600, flag: 'wx' })
  console.log(`${second} holds the private key. Public key for server/service/updates/built-in.ts: ${publicHalf(pem)}`)
} else if (first) {
  const pem = readFileSync(first, 'utf8')
  writeFileSync(`${sums}.sig`, `${sign(null, readFileSync(sums), createPrivateKey(pem)).toString('base64')}\n`)
  console.log(`signed ${sums}.sig; public key: ${publicHalf(pem)}`)
} else {
  console.error('usage: bun scripts/release/sign.ts --new-key FILE | FILE')
  process.exit(64)
}
