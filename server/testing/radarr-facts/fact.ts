import type { Blocked } from '#server/acquisition/search/schema'
import type { Follow } from '#server/catalog/follows/schema'
import type { Collection, Exclusion, Movie } from '#server/catalog/movies/schema'
import type { moviesTable } from '#server/catalog/movies/table'
import type { CustomFormat, QualityProfile } from '#server/catalog/profiles/schema'
import type { ImportKind, ImportReport } from '#server/connections/import/schema'
import type { List } from '#server/connections/lists/schema'
import type { Config } from '#server/foundation/config/schema'
import type { MovieFile, RootFolder } from '#server/library/files/schema'
import type { RadarrRows } from '../radarr'
import type { RadarrSchema } from '../radarr-tables'

type Stored = Record<string, unknown> & { id: number; name: string }
/** What Marquee has after an import. */
export type Here = {
  config: Config
  tags: { id: number; name: string }[]
  formats: CustomFormat[]
  profiles: QualityProfile[]
  roots: RootFolder[]
  /** With their secrets, as they are stored. */
  indexers: Stored[]
  clients: Stored[]
  lists: List[]
  exclusions: Exclusion[]
  blocked: Blocked[]
  collections: Collection[]
  follows: Follow[]
  movies: Movie[]
  files: MovieFile[]
  grabbed: { info_hash: string | null; title: string; quality: string | null; imported_quality: string | null }[]
  hashOfFile: (id: number) => string | null
  /** Its row. */
  row: (movie: number) => typeof moviesTable.$inferSelect
}

/** One fact of a Radarr: it is found at its home here, or an item of the report names it with every one of these words. */
export type Fact = { what: string } & ({ is: unknown; at: (here: Here) => unknown } | { named: ImportKind; says: readonly string[] })
export type Part = { rows: RadarrRows; facts: Fact[] }
export type Given = { random: Random; schema: RadarrSchema; shelf: string; tags: string[] }

export const isCarried = (fact: Fact): fact is Extract<Fact, { at: unknown }> => 'at' in fact

/** Whether the report names the fact in one item, with what it meant. */
export const isNamed = (report: ImportReport, { named, says }: Extract<Fact, { named: unknown }>): boolean => {
  const items = report.kinds.find(({ kind }) => kind === named)?.items ?? []
  return items.some(({ name, reason }) => says.every((word) => `${name}: ${reason}`.includes(word)))
}

export type Random = ReturnType<typeof createRandom>
/** The same seed gives the same values, and no value is a default by accident. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const letters = (count: number, of: string): string => Array.from({ length: count }, () => of[whole(0, of.length - 1)]).join('')
  return {
    whole,
    pick: <T>(some: readonly T[]): T => some[whole(0, some.length - 1)]!,
    word: (): string => letters(8, 'bcdfghklmnprstvw'),
    hash: (): string => letters(40, '0123456789abcdef'),
    /** As Radarr stores it, and as it is here. */
    moment: (): { there: string; here: string } => {
      const at = new Date(Date.UTC(whole(2015, 2024), whole(0, 11), whole(1, 28), whole(0, 23), whole(0, 59), whole(0, 59)))
      return { there: `${at.toISOString().slice(0, 19).replace('T', ' ')}Z`, here: at.toISOString() }
    },
  }
}

export const named = <T extends { name: string }>(some: readonly T[], name: string): T | undefined => some.find((one) => one.name === name)
export const joinRows = (parts: readonly Part[]): RadarrRows => Object.assign({}, ...parts.map(({ rows }) => rows))
