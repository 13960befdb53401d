import { expect, test } from 'bun:test'
import { createOutbox, frameOf } from './outbox'

const progress = (download_id: number, step: number) => frameOf({ type: 'download_progress', download_id, step } as { type: string })
const news = (id: number) => frameOf({ type: 'tag_changed', id } as { type: string })

/** A pipe that accepts one frame, then is full until it drains. */
const pipe = () => {
  const sent: string[] = []
  const send = (text: string) => {
    sent.push(text)
    return -1
  }
  return { sent, send, getBufferedAmount: () => 0 }
}

test('sends waiting frames in order, replacing old progress with the newest', () => {
  const socket = pipe()
  const outbox = createOutbox({ socket: socket as never, limitBytes: 1000, onTooSlow: () => {} })
  for (const frame of [news(0), progress(1, 1), progress(2, 1), news(1), progress(1, 2), news(2)]) outbox.send(frame)

  for (let i = 0; i < 10; i++) outbox.drained()

  expect(socket.sent).toEqual([news(0), progress(2, 1), news(1), progress(1, 2), news(2)].map(({ text }) => text))
})

test('drops a reader beyond the limit, once, and sends it nothing more', () => {
  const socket = pipe()
  let givenUp = 0
  const outbox = createOutbox({ socket: socket as never, limitBytes: 3 * news(1).bytes, onTooSlow: () => givenUp++ })
  for (let id = 0; id < 4; id++) outbox.send(news(id))
  expect(givenUp).toBe(0)

  for (let id = 4; id < 8; id++) outbox.send(news(id))
  outbox.drained()

  expect(givenUp).toBe(1)
  expect(socket.sent).toEqual([news(0).text])
})

test("a download's progress never piles up", () => {
  const socket = pipe()
  let givenUp = 0
  const outbox = createOutbox({ socket: socket as never, limitBytes: 2 * progress(1, 100).bytes, onTooSlow: () => givenUp++ })
  for (let step = 1; step <= 1000; step++) outbox.send(progress(1, step))

  expect(givenUp).toBe(0)
})
