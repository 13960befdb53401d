import { and, eq, gt, notInArray } from 'drizzle-orm'
import { after, ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days, hours } from '#server/foundation/lib/duration'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid, NotFound, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { filesTable } from '#server/library/files/table'
import type { createDownloadSubtitle } from './download-subtitle'
import type { createFind, Subject } from './find'
import type { MissingSubtitles } from './missing-subtitles'
import type { Weighed } from './rank-offers'
import type { SubtitleRow } from './subtitles'
import { subtitleSearchesTable, subtitlesTable } from './table'

type Deps = {
  db: Db
  clock: Clock
  log: Log
  missing: MissingSubtitles
  subjectOf: (fileId: number) => Promise<Subject>
  find: ReturnType<typeof createFind>
  take: ReturnType<typeof createDownloadSubtitle>
}
type Wants = { missing: readonly string[]; upgradable: readonly SubtitleRow[] }

/** Hours between unsuccessful searches for a file. */
const pauses = [6, 12, 24, 48, 96, 168] as const
/** For this many days, a subtitle matched only by movie is replaced by one made for the file. */
const upgradeDays = 14
const perRun = 200
/** Anything that fits worse is left to a person. */
const leastScore = 40
/** Per language and search: each costs one of the day's downloads. */
const mostTries = 2

/** Downloads subtitles automatically. */
export const createSearchMissing = ({ db, clock, log, missing, subjectOf, find, take }: Deps) => {
  const searchOf = (fileId: number) => db.select().from(subtitleSearchesTable).where(eq(subtitleSearchesTable.file_id, fileId)).get()
  const isRecent = () => gt(subtitlesTable.added_at, ago(clock, days(upgradeDays)))
  const ours = () => and(eq(subtitlesTable.source, 'provider'), isRecent())
  const upgradableOf = async (fileId: number): Promise<SubtitleRow[]> => {
    const rows = db
      .select()
      .from(subtitlesTable)
      .where(and(ours(), eq(subtitlesTable.file_id, fileId)))
      .all()
    const could = rows.filter(({ matched_by, language }) => matched_by !== 'hash' && language !== null)
    const untouched = await Promise.all(could.map(take.isOurs))
    return could.filter((_, i) => untouched[i])
  }

  const fill = async (subject: Subject, language: string, offers: readonly Weighed[]): Promise<boolean> => {
    const fitting = offers.filter((each) => each.language === language && !each.forced && each.score >= leastScore)
    for (const choice of fitting.slice(0, mostTries)) {
      try {
        await take.take(subject, choice)
        return true
      } catch (error) {
        if (!(error instanceof Invalid)) throw error
        log.info('a subtitle from the provider was unusable', { file_id: subject.file_id, provider_id: choice.provider_id, error })
      }
    }
    return false
  }

  const better = async (subject: Subject, row: SubtitleRow, offers: readonly Weighed[]): Promise<void> => {
    const made = offers.find((each) => each.matched_by === 'hash' && each.language === row.language && each.forced === row.forced)
    if (made && made.provider_id !== row.provider_id) await take.take(subject, made, row)
  }

  const search = async (fileId: number, { missing, upgradable }: Wants): Promise<void> => {
    const subject = await subjectOf(fileId)
    const languages = [...new Set([...missing, ...upgradable.flatMap(({ language }) => language ?? [])])]
    const before = searchOf(fileId)
    const found = await find(subject, { languages, byHand: false })
    const offers = found.filter(({ provider_id }) => !before?.refused.includes(provider_id))
    const filled: boolean[] = []
    for (const language of missing) filled.push(await fill(subject, language, offers))
    for (const row of upgradable) await better(subject, row, offers)
    const misses = filled.includes(false) ? (before?.misses ?? 0) + 1 : 0
    const pause = misses === 0 ? 24 : (pauses[Math.min(misses, pauses.length) - 1] ?? 6)
    const note = { searched_at: stamp(clock), next_search_at: after(clock, hours(pause)), misses }
    db.insert(subtitleSearchesTable)
      .values({ file_id: fileId, ...note })
      .onConflictDoUpdate({ target: subtitleSearchesTable.file_id, set: note })
      .run()
  }

  const running = new Map<number, Promise<void>>()
  const searchMissing = async (fileId: number): Promise<void> => {
    const wants = { missing: missing.ofFile(fileId), upgradable: await upgradableOf(fileId) }
    if (wants.missing.length + wants.upgradable.length > 0) await search(fileId, wants)
  }
  const begin = (fileId: number): Promise<void> => {
    const run = searchMissing(fileId).finally(() => running.delete(fileId))
    running.set(fileId, run)
    return run
  }
  /** One search per file at a time. */
  const ofFile = (fileId: number): Promise<void> => running.get(fileId) ?? begin(fileId)

  /** False if the provider wants us to wait. */
  const hasTurned = async (fileId: number): Promise<boolean> => {
    try {
      await ofFile(fileId)
    } catch (error) {
      if (error instanceof UpstreamRateLimited) log.info('the search for subtitles continues later', { error })
      else if (!(error instanceof NotFound)) throw error
      return error instanceof NotFound
    }
    return true
  }

  const forgetGone = (): void => {
    const known = db.select({ id: filesTable.id }).from(filesTable)
    db.delete(subtitleSearchesTable).where(notInArray(subtitleSearchesTable.file_id, known)).run()
  }

  /** Files never searched first, and among those the newest. */
  const due = (): number[] => {
    const now = stamp(clock)
    const recent = db.select({ id: subtitlesTable.file_id }).from(subtitlesTable).where(ours()).all()
    const ids = [...new Set([...missing.files(), ...recent.map(({ id }) => id)])]
    const asked = new Map(ids.map((id) => [id, searchOf(id)?.next_search_at ?? '']))
    return ids
      .filter((id) => (asked.get(id) ?? '') <= now)
      .toSorted((a, b) => (asked.get(a) ?? '').localeCompare(asked.get(b) ?? '') || b - a)
      .slice(0, perRun)
  }

  return {
    ofFile,

    /** Ends early if the provider wants us to wait, and throws if it fails: more requests would not help. */
    async all(): Promise<void> {
      forgetGone()
      for (const id of due()) if (!(await hasTurned(id))) return
    },

    refuse(fileId: number, provider_id: string): void {
      const refused = [...new Set([...(searchOf(fileId)?.refused ?? []), provider_id])]
      db.insert(subtitleSearchesTable)
        .values({ file_id: fileId, refused })
        .onConflictDoUpdate({ target: subtitleSearchesTable.file_id, set: { refused } })
        .run()
    },
  }
}
