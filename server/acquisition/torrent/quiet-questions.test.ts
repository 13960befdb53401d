import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import createAsker from 'k-rpc-socket'
import { type Asker, quietQuestions } from './quiet-questions'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const node = { host: '192.0.2.1', port: 6881 }
const open = () => {
  const socket = Object.assign(new EventEmitter(), { send() {}, close() {}, bind() {} })
  return createAsker({ socket, timeout: 2000 })
}
/** When a question without an answer is given up, in looks of half a second. */
const givenUpAfter = (asker: Asker): number => {
  let error: Error | null = null
  asker.query(node, { q: 'ping', a: {} }, (why: Error | null) => (error = why))
  for (let looks = 1; looks < 20; looks++) {
    jest.advanceTimersByTime(500)
    if (error) return (error as { code?: string }).code === 'ETIMEDOUT' ? looks : -1
  }
  return Number.POSITIVE_INFINITY
}

test('a question is given up as soon as before, and nothing looks for it afterwards', () => {
  const [plain, quiet] = [open(), open()]
  quietQuestions(quiet)
  expect(jest.getTimerCount()).toBe(1)

  expect(givenUpAfter(quiet)).toBe(givenUpAfter(plain))
  expect(givenUpAfter(quiet)).toBe(5)

  plain.destroy()
  expect(jest.getTimerCount()).toBe(0)
})

test('nothing is left of one that is closed while a question waits', () => {
  const quiet = open()
  quietQuestions(quiet)
  quiet.query(node, { q: 'ping', a: {} }, () => {})
  expect(jest.getTimerCount()).toBe(1)

  quiet.destroy()

  expect(jest.getTimerCount()).toBe(0)
})
