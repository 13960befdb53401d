import { describe, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { BadRequest, PayloadTooLarge } from '#server/foundation/platform/errors'
import { boundaryOf, createSplitter } from './multipart'
import { readUpload } from './read-upload'

const partsOf = (chunks: readonly Uint8Array[], boundary: string) => {
  const splitter = createSplitter(boundary)
  const parts: { headers: string; bytes: Buffer }[] = []
  for (const chunk of chunks)
    for (const piece of splitter.push(chunk)) {
      if (piece.kind === 'part') parts.push({ headers: piece.headers, bytes: Buffer.alloc(0) })
      if (piece.kind === 'data') parts.at(-1)!.bytes = Buffer.concat([parts.at(-1)!.bytes, piece.bytes])
    }
  return { parts, isWhole: splitter.isWhole() }
}

const cutAt = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const cuts = [0, ...places.map((place) => place % bytes.length).sort((a, b) => a - b), bytes.length]
  return cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end))
}

test('parses a body the same however it is cut into chunks, whatever bytes its parts hold', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('\r\n--xyz', '\r\n--xy', '--xyz--', '\r\n\r\n', '').map(Buffer.from)),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.array(fc.nat(), { maxLength: 12 }),
      (bodies, places) => {
        const safe = bodies.map((body) => Buffer.from(Buffer.from(body).toString('latin1').replaceAll('\r\n--xyz', ''), 'latin1'))
        const bytes = Buffer.concat([
          ...safe.flatMap((body, index) => [Buffer.from(`${index ? '\r\n' : ''}--xyz\r\nA: ${index}\r\n\r\n`), body]),
          Buffer.from('\r\n--xyz--\r\n'),
        ])

        const { parts, isWhole } = partsOf(cutAt(bytes, places), 'xyz')

        expect(isWhole).toBe(true)
        expect(parts.map((part) => part.bytes.toString('latin1'))).toEqual(safe.map((body) => body.toString('latin1')))
      },
    ),
    { numRuns: 300 },
  )
})

test('the boundary may be quoted and is required', () => {
  expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe('a b')
  expect(boundaryOf('multipart/form-data; boundary=abc; charset=x')).toBe('abc')
  expect(() => boundaryOf('multipart/form-data')).toThrow(BadRequest)
})

describe('an upload', () => {
  const inFolder = async <T>(work: (into: string) => Promise<T>): Promise<T> => {
    const into = mkdtempSync(join(tmpdir(), 'marquee-upload-'))
    try {
      return await work(into)
    } finally {
      rmSync(into, { recursive: true, force: true })
    }
  }
  const asking = (form: FormData) => new Request('http://localhost/', { method: 'POST', body: form })
  const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
    new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })

  test('can arrive byte by byte, with its fields and a one-line file name', () =>
    inFolder(async (into) => {
      const bytes = crypto.getRandomValues(new Uint8Array(60_000))
      const form = new FormData()
      form.set('credentials', 'live')
      form.set('archive', new File([bytes], '../../etc/a file.zip'))

      const upload = await readUpload(asking(form), { field: 'archive', into, limitBytes: 100_000 })

      expect(readFileSync(upload.path).equals(Buffer.from(bytes))).toBe(true)
      expect(upload.filename).toBe('a file.zip')
      expect([...upload.fields]).toEqual([['credentials', 'live']])
      expect(upload.path.startsWith(into)).toBe(true)
    }))

  const refused: Readonly<Record<string, () => Request>> = {
    'without the file': () => raw('--x\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--x--\r\n'),
    'with two of it': () => raw(`${'--x\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\nx\r\n'.repeat(2)}--x--\r\n`),
    'cut off': () => raw('--x\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\nxyz'),
    'of another type': () => raw('{}', 'application/json'),
    'without a boundary': () => raw('x', 'multipart/form-data'),
    'with a nameless part': () => raw('--x\r\nX: y\r\n\r\nx\r\n--x--\r\n'),
    'with endless headers': () => raw(`--x\r\n${'A: b\r\n'.repeat(9000)}`),
    'with a field that is too long': () =>
      raw(`--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n${'x'.repeat(5000)}\r\n--x--\r\n`),
    'with nonsense after a boundary': () => raw('--xnonsense'),
  }
  test.each(Object.entries(refused))('%s is refused and leaves no file', (_, make) =>
    inFolder(async (into) => {
      await expect(readUpload(make(), { field: 'archive', into, limitBytes: 100_000 })).rejects.toThrow(BadRequest)

      expect(readdirSync(into)).toEqual([])
    }),
  )

  test('is refused if too large, even when it does not declare its size, and leaves no file', () =>
    inFolder(async (into) => {
      const part = '--x\r\nContent-Disposition: form-data; name="archive"; filename="a"\r\n\r\n'
      const chunks = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(Buffer.alloc(10_000)),
        start: (controller) => controller.enqueue(Buffer.from(part)),
      })
      const request = new Request('http://localhost/', {
        method: 'POST',
        body: chunks,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })

      await expect(readUpload(request, { field: 'archive', into, limitBytes: 50_000 })).rejects.toThrow(PayloadTooLarge)

      expect(existsSync(into) && readdirSync(into)).toEqual([])
    }))
})
