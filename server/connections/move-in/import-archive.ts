import { sql } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import { type ImportItem, type ImportKind, type ImportReport, importKinds, type Made } from '#server/connections/import/schema'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import type { PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Archive, ArchiveLine } from './archive-lines'
import { createPlanGroup, type Group, type MovieDeps } from './archive-movies'
import { createRestSteps, type RestDeps } from './archive-rest'
import { createRuleSteps, type RuleDeps } from './archive-rules'
import type { Step } from './archive-step'
import { itemOf, reportOf } from './report'
import { sentences } from './sentences'

type Deps = RuleDeps & RestDeps & MovieDeps & { db: Db; journal: Journal; records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'> }
type Order = {
  path_map: PathMap
  /** Null: a preview. */
  report_id: number | null
  pace: Pace
  /** Null until the lines were counted. */
  total: number | null
}

/** Movies in one transaction. Each takes about 12 ms on a small machine, and nothing else runs meanwhile. */
const atOnce = 3

/** Takes over the export of another Marquee, line by line. What is here stays as it is, so it can be interrupted and run again. */
export const createImportArchive = (deps: Deps) => {
  const { db, journal, records } = deps

  const run = async ({ version, lines }: Archive, { path_map, report_id, pace, total }: Order): Promise<Ran> => {
    let done = 0
    const items = new Map<ImportKind, ImportItem[]>(importKinds.map((kind) => [kind, []]))
    const note = ({ kind, name, ...step }: Step): void => void items.get(kind)?.push(itemOf(name, step.outcome, step))
    const steps = { ...createRuleSteps(deps, path_map), ...createRestSteps(deps) }
    const planGroup = createPlanGroup(deps, path_map)

    const carryOut = async (line: ArchiveLine): Promise<void> => {
      const step = line.kind in steps ? steps[line.kind]!(line) : unknown(line)
      if (step) note(await carriedOut(step, keep))
    }
    const keep = report_id === null ? null : (made: readonly Made[]) => records.keep(db, report_id, made)
    const carryOutMovies = async (groups: readonly Group[]): Promise<void> => {
      const known = knownIn(db, groups)
      const planned = await Promise.all(groups.map((group) => planGroup(group, known)))
      if (report_id !== null)
        journal.commit((tx, announce) => {
          const made: Made[] = planned.flatMap(({ write }) => write?.(tx, announce) ?? [])
          records.keep(tx, report_id, made)
        })
      for (const step of planned.flatMap((one) => one.steps)) note(step)
      await Bun.sleep(0)
    }
    for await (const one of inGroups(lines())) {
      pace.tell(done, total)
      done += Array.isArray(one) ? linesOf(one) : 1
      if (Array.isArray(one)) await carryOutMovies(one)
      else await carryOut(one)
    }
    return { done, report: reportOf({ applied: report_id !== null, source: 'marquee', version }, Object.fromEntries(items)) }
  }

  return {
    preview: async (archive: Archive, path_map: PathMap, pace: Pace): Promise<ImportReport> => ({
      ...(await run(archive, { path_map, report_id: null, pace, total: null })).report,
      report_id: null,
    }),

    async take(archive: Archive, path_map: PathMap, pace: Pace): Promise<ImportReport> {
      const { report: planned, done: total } = await run(archive, { path_map, report_id: null, pace, total: null })
      if (planned.totals.added + planned.totals.changed === 0) return { ...planned, applied: true, report_id: null }
      const report_id = records.begin('marquee')
      try {
        const { report } = await run(archive, { path_map, report_id, pace, total })
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

type Ran = { report: Omit<ImportReport, 'report_id'>; done: number }
const linesOf = (groups: readonly Group[]): number => groups.reduce((sum, { files }) => sum + 1 + files.length, 0)

/** Movies in groups, each with the files that follow it; every other line alone. */
async function* inGroups(lines: AsyncIterable<ArchiveLine>): AsyncGenerator<Group[] | ArchiveLine> {
  let groups: Group[] = []
  for await (const line of lines) {
    if (line.kind === 'file') {
      groups.at(-1)?.files.push(line)
      continue
    }
    if (groups.length > 0 && (line.kind !== 'movie' || groups.length >= atOnce)) {
      yield groups
      groups = []
    }
    if (line.kind === 'movie') groups.push({ movie: line, files: [] })
    else if (line.kind !== 'marquee') yield line
  }
  if (groups.length > 0) yield groups
}

const knownIn = (db: Db, groups: readonly Group[]): Set<number> => {
  const ids = JSON.stringify(groups.map(({ movie }) => movie.metadata_id))
  const found = db
    .select({ id: moviesTable.metadata_id })
    .from(moviesTable)
    .where(sql`${moviesTable.metadata_id} IN (SELECT value FROM json_each(${ids}))`)
    .all()
  return new Set(found.map(({ id }) => id))
}

/** A preview keeps nothing. */
const carriedOut = async (step: Step, keep: ((made: readonly Made[]) => void) | null): Promise<Step> => {
  if (keep === null || !step.make) return step
  const done = await attempt(step.make)
  if (!done.ok) return failed(step, done.error)
  keep(done.value)
  return step
}

/** Throws an error that is no refusal. */
const failed = (step: Step, error: Error): Step => {
  const why: Sentence | null = sentenceOf(error)
  if (why === null) throw error
  return { ...step, outcome: 'impossible', reasons: [why], harm: 'setting' }
}

const unknown = ({ kind }: ArchiveLine): Step => ({
  kind: 'unknown',
  name: kind.slice(0, 100).toWellFormed(),
  outcome: 'left_behind',
  reasons: [say(sentences, 'export_kind_unknown')],
  harm: 'knowledge',
})
