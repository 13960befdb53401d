import { expect, test } from 'bun:test'
import { BadRequest } from '#server/foundation/platform/errors'
import { arriving } from './arriving'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString()
}

test('yields a body as it was sent', async () => {
  const body = new Blob(['a whole ', 'body']).stream()

  expect(await textOf(arriving(body))).toBe('a whole body')
})

test('abandons and closes a body that stalls', async () => {
  let isLetGo = false
  const body = new ReadableStream<Uint8Array>({
    start: (sender) => sender.enqueue(bytes('the beginning')),
    cancel: () => {
      isLetGo = true
    },
  })

  await expect(textOf(arriving(body, 20))).rejects.toThrow(BadRequest)

  expect(isLetGo).toBe(true)
})

test('rethrows the error of a body that breaks off', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (sender) => sender.error(new Error('connection reset')) })

  await expect(textOf(arriving(body))).rejects.toThrow('connection reset')
})
