import { inTurns, type Steps } from './turns'

/** Elements of a long list that are written at once. */
const atOnce = 100

/** `JSON.stringify` of plain data with long lists: yields to the event loop between pieces of them. */
export const jsonInTurns = (value: unknown): Promise<string> => inTurns(written(value))

function* written(value: unknown): Steps<string> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (!Array.isArray(value)) return yield* writtenObject(value)
  const parts: string[] = []
  for (let start = 0; start < value.length; start += atOnce) {
    const some: unknown[] = value.slice(start, start + atOnce)
    if (value.length > atOnce) parts.push(JSON.stringify(some).slice(1, -1))
    else for (const one of some) parts.push(yield* written(one))
    yield
  }
  return `[${parts.join(',')}]`
}

function* writtenObject(value: object): Steps<string> {
  const parts: string[] = []
  for (const [name, part] of Object.entries(value) as [string, unknown][])
    if (part !== undefined) parts.push(`${JSON.stringify(name)}:${yield* written(part)}`)
  return `{${parts.join(',')}}`
}
