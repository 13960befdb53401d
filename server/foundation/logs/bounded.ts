const mostKeys = 50
const mostItems = 50
const deepest = 5
const longestText = 4096
const longestStack = 8192
const largestJson = 16 * 1024

export type Scrub = (text: string) => string

/** A JSON copy of logged fields, bounded in depth, width and length. Errors become name, message and stack. */
export const boundedFields = (fields: Record<string, unknown>, scrub: Scrub): Record<string, unknown> | null => {
  const copy = copyObject(fields, { scrub, depth: 0 })
  if (Object.keys(copy).length === 0) return null
  const size = JSON.stringify(copy).length
  return size <= largestJson ? copy : { ...onlyScalars(copy, scrub), shortened_from: size }
}

/** Redacts before it truncates: half a secret would go unrecognized. Looks past the cut only as far as a secret may reach. */
export const boundedText = (text: string, scrub: Scrub, longest = longestText): string =>
  text.length <= longest ? text : `${scrub(text.slice(0, longest * 3)).slice(0, longest)}…`

type At = { readonly scrub: Scrub; readonly depth: number }

const copyValue = (value: unknown, at: At): unknown => {
  switch (typeof value) {
    case 'string':
      return boundedText(value.toWellFormed(), at.scrub)
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'bigint':
      return value.toString()
    case 'object':
      return value === null ? null : copyDeep(value, { ...at, depth: at.depth + 1 })
    case 'function':
    case 'symbol':
      return `[${typeof value}]`
    default:
      return value
  }
}

const copyDeep = (value: object, at: At): unknown => {
  if (value instanceof Error) return copyError(value, at)
  if (at.depth > deepest) return '[…]'
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => copyValue(item, at))
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (value instanceof URL) return boundedText(value.href, at.scrub)
  if (value instanceof Map || value instanceof Set) return copyValue([...value].slice(0, mostItems), at)
  return copyObject(value, at)
}

const copyObject = (value: object, at: At): Record<string, unknown> => {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value).slice(0, mostKeys)) {
    const inner = copyValue(read(value, key), at)
    if (inner !== undefined) copy[key.slice(0, 100)] = inner
  }
  return copy
}

const read = (value: object, key: string): unknown => {
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return '[unreadable]'
  }
}

const copyError = (error: Error, at: At): Record<string, unknown> => ({
  name: String(error.name).slice(0, 100),
  message: boundedText(String(error.message), at.scrub),
  ...('code' in error && typeof error.code === 'string' && { code: error.code.slice(0, 100) }),
  ...(error.stack && { stack: boundedText(String(error.stack), at.scrub, longestStack) }),
  ...(error.cause !== undefined && at.depth < deepest && { cause: copyValue(error.cause, at) }),
})

const onlyScalars = (copy: Record<string, unknown>, scrub: Scrub): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(copy)
      .filter(([, value]) => typeof value !== 'object')
      .map(([key, value]) => [key, typeof value === 'string' ? scrub(value).slice(0, 200) : value]),
  )
