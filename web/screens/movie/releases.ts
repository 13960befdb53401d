import type { Release } from '../../data/api/types'

const columns = ['quality', 'verdict', 'size', 'seeders', 'age', 'score'] as const
export type Column = (typeof columns)[number]
/** The score column is hidden if all scores are 0. */
export const columnsOf = (releases: readonly Pick<Release, 'score'>[]): readonly Column[] =>
  columns.filter((column) => column !== 'score' || releases.some(({ score }) => score !== 0))
export type Shown = 'all' | 'good' | 'bad'
/** Undefined: the service's ranking. */
export type Order = { by: Column; isUp: boolean } | undefined

const isSentence = (value: unknown): value is { code: string } => typeof value === 'object' && value !== null && 'code' in value

/** Its contents were seen: a program instead of a movie. */
export const isHarmful = ({ reasons }: Pick<Release, 'reasons'>): boolean =>
  reasons.some(({ code, values }) => code === 'dangerous_file' || (isSentence(values.why) && values.why.code === 'dangerous_file'))

/** A grabbed release counts as good even if it would not be grabbed again, unless it is blocklisted. */
export const isGood = ({ verdict, grabbed_at, reasons }: Pick<Release, 'verdict' | 'grabbed_at' | 'reasons'>) =>
  verdict === 'accepted' || (grabbed_at !== null && !reasons.some(({ code }) => code === 'blocklisted'))

/** What of its name is neither a title of the movie nor a known description. */
export const unknownWords = ({ score_parts }: Pick<Release, 'score_parts'>) => score_parts.find(({ name }) => name === 'doubt')?.text

const steps = { accepted: 0, temporarily_rejected: 1, rejected: 2 } as const
const stepOf = (release: Release) => (isGood(release) ? 0 : steps[release.verdict])

/** Best first. Resolution takes precedence: Remux-2160p before WEBDL-2160p before Bluray-1080p. */
const sources = ['remux', 'bluray', 'webdl', 'web', 'webrip', 'hdtv', 'dvd']
const qualityOf = ({ quality }: Release) => {
  const lines = Number(/(\d{3,4})p/.exec(quality)?.[1] ?? 0)
  const source = sources.findIndex((name) => quality.toLowerCase().startsWith(name))
  return lines * 100 - (source === -1 ? sources.length : source)
}

const values: Record<Column, (release: Release) => number | null> = {
  quality: qualityOf,
  verdict: (release) => -stepOf(release),
  size: ({ size_bytes }) => size_bytes,
  seeders: ({ seeders }) => seeders,
  age: ({ published_at }) => (published_at === null ? null : -Date.parse(published_at)),
  score: ({ score }) => score,
}

/** First direction of a column: age ascending (newest first), all others descending. */
export const firstDirection = (by: Column): boolean => by === 'age'

/** Unknown values come last in both directions. */
export const sortReleases = (releases: readonly Release[], order: Order): Release[] => {
  if (!order) return releases.toSorted((a, b) => stepOf(a) - stepOf(b))
  const value = values[order.by]
  return releases.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return (one - other) * (order.isUp ? 1 : -1) || stepOf(a) - stepOf(b)
  })
}

export const filterReleases = (releases: readonly Release[], shown: Shown): Release[] =>
  releases.filter((release) => shown === 'all' || isGood(release) === (shown === 'good'))
