import { eq } from 'drizzle-orm'
import { moviesTable } from '#server/catalog/movies/table'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import { type ImportItem, type ImportKind, type ImportReport, importKinds, type Made } from '#server/connections/import/schema'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import type { PathMap } from '#server/foundation/lib/path-map'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { turnOfOthers } from '#server/foundation/lib/turns'
import type { Db } from '#server/foundation/platform/db/open'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Archive, ArchiveLine } from './archive-lines'
import { createPlanGroup, type Group, type MovieDeps } from './archive-movies'
import { createRestSteps, type RestDeps } from './archive-rest'
import { createRuleSteps, type RuleDeps } from './archive-rules'
import type { Step } from './archive-step'
import { itemOf, reportOf } from './report'
import { sentences } from './sentences'

type Deps = RuleDeps &
  RestDeps &
  MovieDeps & {
    db: Db
    journal: Journal
    records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
    /** So that the first file does not pay for it. */
    compileFormats: () => Promise<void>
  }
type Order = {
  path_map: PathMap
  /** Null: a preview. */
  report_id: number | null
  pace: Pace
  /** Null until the lines were counted. */
  total: number | null
}

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
    /** One in a transaction: it takes longer than a turn on a small machine, and nothing else runs meanwhile. */
    const carryOutMovie = async (group: Group): Promise<void> => {
      const { steps, write } = await planGroup(group, isKnown(db, group))
      const commit = () => journal.commit((tx, announce) => records.keep(tx, report_id!, write!(tx, announce)))
      const done = report_id !== null && write ? await attempt(() => afterOthers(commit)) : null
      if (done?.ok === false) return note(failed(steps[0]!, done.error))
      for (const step of steps) note(step)
    }
    for await (const one of inGroups(lines())) {
      pace.tell(done, total)
      done += 'kind' in one ? 1 : 1 + one.files.length
      await ('kind' in one ? carryOut(one) : carryOutMovie(one))
      await turnOfOthers()
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
        await deps.compileFormats()
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

/** What follows from the movie before has its turn first. */
const afterOthers = async (commit: () => void): Promise<void> => {
  await turnOfOthers()
  commit()
}

/** Movies, each with the files that follow it; every other line alone. */
async function* inGroups(lines: AsyncIterable<ArchiveLine>): AsyncGenerator<Group | ArchiveLine> {
  let group: Group | null = null
  for await (const line of lines) {
    if (line.kind === 'file') {
      group?.files.push(line)
      continue
    }
    if (group) yield group
    group = line.kind === 'movie' ? { movie: line, files: [] } : null
    if (line.kind !== 'marquee' && !group) yield line
  }
  if (group) yield group
}

const isKnown = (db: Db, { movie }: Group): boolean =>
  typeof movie.metadata_id === 'number' &&
  db.select({ id: moviesTable.id }).from(moviesTable).where(eq(moviesTable.metadata_id, movie.metadata_id)).get() !== undefined

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
