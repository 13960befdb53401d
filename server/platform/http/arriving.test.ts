import { expect, test } from 'bun:test'
import { BadRequest } from '#server/platform/errors'
import { arriving } from './arriving'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all).toString()
}

test('a body arrives as it was sent', async () => {
  const body = new Blob(['a whole ', 'body']).stream()

  expect(await textOf(arriving(body))).toBe('a whole body')
})

test('one whose sender falls silent in the middle is given up, and let go of', async () => {
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

test('one that breaks off fails as it broke', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (sender) => sender.error(new Error('connection reset')) })

  await expect(textOf(arriving(body))).rejects.toThrow('connection reset')
})
