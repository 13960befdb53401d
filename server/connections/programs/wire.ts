/** An object as Radarr writes it: unknown values are left out, never null and never empty text. */
export const known = <T extends Record<string, unknown>>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')) as Partial<T>

/** A day at midnight UTC. Undefined if unknown. */
export const dayOf = (day: string | null): string | undefined => (day === null ? undefined : `${day.slice(0, 10)}T00:00:00Z`)

/** A span as `[d.]hh:mm:ss`. */
export const spanOf = (seconds: number): string => {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  return `${days > 0 ? `${days}.` : ''}${two((seconds % 86_400) / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
}

/** A part of a request body that is an object, else empty. */
export const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
/** A number, also as text, since some programs write all values as text. */
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
export const flagIn = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value
  const text = String(value).toLowerCase()
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined
}
export const idsIn = (value: unknown): number[] => listIn(value).flatMap((id) => (Number.isInteger(numberIn(id)) ? [numberIn(id)!] : []))

export type Query = ReturnType<typeof readQuery>
/** Query parameters by name in any case. */
export const readQuery = (search: string) => {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase().replace(/\[\]$/, '')
    values.set(key, [...(values.get(key) ?? []), value])
  }
  const text = (name: string): string | undefined => textIn(values.get(name.toLowerCase())?.[0])
  return {
    text,
    number: (name: string): number | undefined => numberIn(text(name)),
    flag: (name: string): boolean | undefined => flagIn(text(name)),
    /** Repeated or comma-separated. */
    numbers: (name: string): number[] => idsIn((values.get(name.toLowerCase()) ?? []).flatMap((value) => value.split(','))),
    texts: (name: string): string[] => (values.get(name.toLowerCase()) ?? []).flatMap((value) => value.split(',')).filter(Boolean),
  }
}

/** A page of what is sorted already, as Radarr answers it. */
export const pagedAs = <T>(records: readonly T[], query: Query, sort: { key: string; direction: 'ascending' | 'descending' }) => {
  const { page, pageSize } = pageIn(query)
  return {
    page,
    pageSize,
    sortKey: sort.key,
    sortDirection: sort.direction,
    totalRecords: records.length,
    records: records.slice((page - 1) * pageSize, page * pageSize),
  }
}

const largestPage = 1000
export const pageIn = (query: Query): { page: number; pageSize: number } => {
  const whole = (name: string, or: number) => Math.max(1, Math.trunc(query.number(name) ?? or))
  return { page: whole('page', 1), pageSize: Math.min(largestPage, whole('pageSize', 10)) }
}

type Page<T> = { results: T[]; next_cursor: string | null }
/** Everything that a list of ours has, page by page. */
export const allOf = async <T>(list: (asked: { limit: number; cursor?: string }) => Page<T> | Promise<Page<T>>): Promise<T[]> => {
  const all: T[] = []
  for (let page = await list({ limit: 100 }); ; page = await list({ limit: 100, cursor: page.next_cursor })) {
    all.push(...page.results)
    if (page.next_cursor === null) return all
  }
}
