import { describe, expect, test } from 'bun:test'
import { readJson } from './json-body'

const refusal = (body: string): Promise<string> =>
  readJson(new Request('http://localhost/', { method: 'POST', body })).then(
    () => 'read',
    (error: Error) => error.message,
  )

describe('a JSON body', () => {
  test('is refused if it is deeper or has more values than any request needs', async () => {
    expect(await refusal('['.repeat(65) + ']'.repeat(65))).toContain('nested deeper than 64')
    expect(await refusal(`[${'1,'.repeat(100_000)}1]`)).toContain('more than 100,000 values')
    expect(await refusal(`{${Array.from({ length: 100_001 }, (_, i) => `"k${i}":0`).join(',')}}`)).toContain('more than 100,000 values')
    expect(await refusal(JSON.stringify(`${',['.repeat(200_000)}`))).toBe('read')
    expect(await refusal(`[${'1,'.repeat(90_000)}1]`)).toBe('read')
  })

  test('with a text that cannot be stored is refused with the name of its field', async () => {
    const error = await readJson(new Request('http://localhost/', { method: 'POST', body: '{"a":{"b":["x","\\u0000"]}}' })).catch(
      (caught: unknown) => caught,
    )

    expect(error).toMatchObject({ message: expect.stringContaining('NUL'), field: 'a.b.1' })
  })
})
