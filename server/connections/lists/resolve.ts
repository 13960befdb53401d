import { inArray } from 'drizzle-orm'
import { attempt } from '#server/foundation/lib/attempt'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { days, milliseconds } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { cleanTitle } from '#server/foundation/releases/clean-title'
import { titleKeys } from '#server/foundation/releases/title-keys'
import type { HowToSearch, MetadataListing } from '#server/foundation/upstream/metadata/client'
import type { Entry } from './list-type'
import { listResolutionsTable, type Problem } from './table'

/** `isPending`: not looked up yet. */
export type Recognized = Entry & { readonly problem: Problem | null; readonly isPending: boolean }
export type Resolving = { items: Recognized[] /** Why the rest could not be looked up. */; trouble: Error | null }
export type Resolve = ReturnType<typeof createResolve>
export type Limits = { most?: number; goesOn?: () => boolean }

type Deps = {
  db: Db
  clock: Clock
  metadata: {
    find(imdbId: string): Promise<number | null>
    search(query: string, year: number | null, how: HowToSearch): Promise<{ results: MetadataListing[] }>
  }
}
type Answer = { metadata_id: number | null; problem: Problem | null }

/** The lookups that a person waits for; the rest is looked up afterwards. */
const mostQuestions = 100
const atOnce = 8
/** A movie that is unknown today may be known next week. */
const missesLast = milliseconds(days(7))

/** Resolves lines to movies: by metadata id, by IMDb id, else by title and year if exactly one movie has both. Answers are cached. */
export const createResolve = ({ db, clock, metadata }: Deps) => {
  const remembered = (keys: readonly string[]): Map<string, Answer> => {
    const found = new Map<string, Answer>()
    for (let from = 0; from < keys.length; from += 500) {
      const rows = db
        .select()
        .from(listResolutionsTable)
        .where(inArray(listResolutionsTable.key, keys.slice(from, from + 500)))
        .all()
      for (const { key, metadata_id, problem, resolved_at } of rows)
        if (problem === null || clock.now().getTime() - Date.parse(resolved_at) < missesLast) found.set(key, { metadata_id, problem })
    }
    return found
  }

  const remember = (answers: readonly (readonly [string, Answer])[]): void =>
    db.transaction((tx) => {
      for (const [key, answer] of answers) {
        const row = { ...answer, resolved_at: stamp(clock) }
        tx.insert(listResolutionsTable)
          .values({ key, ...row })
          .onConflictDoUpdate({ target: listResolutionsTable.key, set: row })
          .run()
      }
    })

  const ask = async ({ imdb_id, title, year }: Entry): Promise<Answer> => {
    if (imdb_id === null) return onlyOne((await metadata.search(title, year, { isUrgent: false })).results, title, year)
    const metadata_id = await metadata.find(imdb_id)
    return { metadata_id, problem: metadata_id === null ? 'unknown' : null }
  }

  /** Answers are stored at once, so nothing is asked twice. */
  const askSome = async (questions: readonly (readonly [string, Entry])[]) => {
    const answers = await Promise.all(questions.map(async ([key, entry]) => [key, await attempt(() => ask(entry))] as const))
    const fresh = answers.flatMap(([key, answer]) => (answer.ok ? [[key, answer.value] as const] : []))
    remember(fresh)
    const failed = answers.map(([, answer]) => answer).find((answer) => !answer.ok)
    return { fresh, trouble: failed?.error ?? null }
  }

  const openOf = (entries: readonly Entry[]) =>
    new Map(entries.flatMap((entry) => (entry.metadata_id === null ? [[keyOf(entry), entry] as const] : [])))
  const resolved = (entries: readonly Entry[], known: ReadonlyMap<string, Answer>): Recognized[] =>
    eachOnce(entries.map((entry) => recognized(entry, known)))

  return {
    /** By the answers that are stored. */
    asKnown: (entries: readonly Entry[]): Recognized[] => resolved(entries, remembered([...openOf(entries).keys()])),

    async lookUp(entries: readonly Entry[], { most = mostQuestions, goesOn = () => true }: Limits = {}): Promise<Resolving> {
      const open = openOf(entries)
      const known = remembered([...open.keys()])
      const questions = [...open].filter(([key]) => !known.has(key)).slice(0, most)
      let trouble: Error | null = null
      for (let from = 0; from < questions.length && trouble === null && goesOn(); from += atOnce) {
        const answers = await askSome(questions.slice(from, from + atOnce))
        for (const [key, answer] of answers.fresh) known.set(key, answer)
        trouble = answers.trouble
      }
      return { items: resolved(entries, known), trouble }
    },
  }
}

const keyOf = ({ imdb_id, title, year }: Entry): string => imdb_id ?? `${cleanTitle(title)} ${year ?? ''}`

const recognized = (entry: Entry, known: ReadonlyMap<string, Answer>): Recognized => {
  if (entry.metadata_id !== null) return { ...entry, problem: null, isPending: false }
  const answer = known.get(keyOf(entry))
  return { ...entry, metadata_id: answer?.metadata_id ?? null, problem: answer?.problem ?? null, isPending: answer === undefined }
}

/** A movie that a list names twice keeps its first position. */
const eachOnce = (items: readonly Recognized[]): Recognized[] => {
  const seen = new Set<number>()
  return items.filter(({ metadata_id }) => {
    if (metadata_id === null) return true
    const isFirst = !seen.has(metadata_id)
    seen.add(metadata_id)
    return isFirst
  })
}

/** The only movie with exactly this title and year; without a year, the only one with this title. */
const onlyOne = (results: readonly MetadataListing[], title: string, year: number | null): Answer => {
  const wanted = titleKeys({ title, original_title: null, alternative_titles: [] })
  const same = results.filter(
    (movie) =>
      (year === null || movie.year === year) &&
      [...titleKeys({ title: movie.title, original_title: movie.original_title, alternative_titles: [] })].some((key) => wanted.has(key)),
  )
  if (same.length === 1) return { metadata_id: same[0]!.metadata_id, problem: null }
  return { metadata_id: null, problem: same.length === 0 ? 'unknown' : 'ambiguous' }
}
