import { beforeAll, expect, test } from 'bun:test'
import { newKeyPair } from './curve'
import { type Module, openModule } from './module'
import { begin, conclude, hear, reply } from './noise'

const nobody = { connected() {}, data() {}, end() {}, error() {}, sent() {}, accepted() {}, message() {}, flush() {} }
let module: Module
beforeAll(async () => {
  module = await openModule(nobody)
})

const people = () => {
  const [one, other] = [newKeyPair(), newKeyPair()]
  const secret = crypto.getRandomValues(new Uint8Array(32))
  return {
    caller: { own: one, theirs: other.shown, presharedKey: secret.slice() },
    called: { own: other, theirs: one.shown, presharedKey: secret.slice() },
  }
}
const timestamp = new Uint8Array(12).fill(9)

test("both sides derive the same keys, one's sending key being the other's receiving key", () => {
  const { caller, called } = people()
  const { begun, body } = begin(module, caller, timestamp)!
  const heard = hear(module, called.own, body)!
  expect(heard.theirs).toEqual(caller.own.shown)
  expect(heard.timestamp).toEqual(timestamp)

  const answer = reply(module, called, heard)!
  const keys = conclude(module, caller, { begun, body: answer.body })!

  expect(keys.send).toEqual(answer.keys.receive)
  expect(keys.receive).toEqual(answer.keys.send)
  expect(keys.send).not.toEqual(keys.receive)
})

test('a different preshared key prevents this', () => {
  const { caller, called } = people()
  const { begun, body } = begin(module, caller, timestamp)!
  const answer = reply(module, { ...called, presharedKey: new Uint8Array(32) }, hear(module, called.own, body)!)!

  expect(conclude(module, caller, { begun, body: answer.body })).toBeUndefined()
})

test('ignores an initiation for somebody else, or with a flipped bit', () => {
  const { caller, called } = people()
  const { body } = begin(module, caller, timestamp)!

  expect(hear(module, newKeyPair(), body)).toBeUndefined()
  for (let i = 0; i < body.length; i += 5) {
    const changed = body.slice()
    changed[i]! ^= 4
    expect(hear(module, called.own, changed)).toBeUndefined()
  }
})

test('refuses a public key that makes every secret the same', () => {
  const { caller } = people()

  expect(begin(module, { ...caller, theirs: new Uint8Array(32) }, timestamp)).toBeUndefined()
})
