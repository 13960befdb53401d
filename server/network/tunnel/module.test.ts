import { expect, test } from 'bun:test'
import { openModule } from './module'

const nobody = { connected() {}, data() {}, end() {}, error() {}, sent() {}, accepted() {}, message() {}, flush() {} }
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex')

test('ChaCha20-Poly1305 matches RFC 8439, 2.8.2, in both directions', async () => {
  const module = await openModule(nobody)
  const sealing = {
    key: bytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f'),
    nonce: bytes('070000004041424344454647'),
    extra: bytes('50515253c0c1c2c3c4c5c6c7'),
    kind: 'handshake' as const,
  }
  const plain = new TextEncoder().encode(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  )

  const sealed = module.seal(sealing, plain)

  expect(hex(sealed)).toBe(
    'd31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36' +
      '92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691',
  )
  expect(module.open(sealing, sealed)).toEqual(plain)
})

test('refuses to open a modified message', async () => {
  const module = await openModule(nobody)
  const sealing = { key: new Uint8Array(32).fill(7), nonce: new Uint8Array(12), extra: new Uint8Array(0), kind: 'handshake' as const }
  const sealed = module.seal(sealing, Uint8Array.of(1, 2, 3))

  for (let i = 0; i < sealed.length; i++) {
    const changed = sealed.slice()
    changed[i]! ^= 1
    expect(module.open(sealing, changed)).toBeUndefined()
  }
  expect(module.open({ ...sealing, extra: Uint8Array.of(1) }, sealed)).toBeUndefined()
})

test('XChaCha20-Poly1305 matches its draft, A.3.1', async () => {
  const module = await openModule(nobody)
  const sealing = {
    key: bytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f'),
    nonce: bytes('404142434445464748494a4b4c4d4e4f5051525354555657'),
    extra: bytes('50515253c0c1c2c3c4c5c6c7'),
    kind: 'cookie' as const,
  }
  const plain = new TextEncoder().encode(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  )

  const sealed = module.seal(sealing, plain)

  expect(hex(sealed)).toBe(
    'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452' +
      '2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49',
  )
  expect(module.open(sealing, sealed)).toEqual(plain)
})

test('wiping leaves nothing in memory', async () => {
  const module = await openModule(nobody)
  const secret = crypto.getRandomValues(new Uint8Array(64))
  module.putScratch(secret)
  module.calls.session_set(0, 1, 2, module.now())
  const holds = () => Buffer.from(new Uint8Array(module.calls.memory.buffer)).includes(Buffer.from(secret.subarray(0, 32)))
  expect(holds()).toBe(true)

  module.calls.wipe()

  expect(holds()).toBe(false)
})
