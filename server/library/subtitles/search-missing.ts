import { and, eq, gt, notInArray } from 'drizzle-orm'
import { ago, type Clock, stamp } from '#server/foundation/lib/clock'
import { days } from '#server/foundation/lib/duration'
import { inSteps } from '#server/foundation/lib/in-steps'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid, NotFound, UpstreamRateLimited } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import { filesTable } from '#server/library/files/table'
import type { createDownloadSubtitle } from './download-subtitle'
import type { createFind, Subject } from './find'
import type { MissingSubtitles } from './missing-subtitles'
import { createDueSearches, type Due, pausesAfter, upgrade } from './pauses'
import type { Weighed } from './rank-offers'
import type { SubtitleRow } from './subtitles'
import { subtitleSearchesTable, subtitlesTable } from './table'

type Deps = {
  db: Db
  clock: Clock
  log: Log
  missing: MissingSubtitles
  /** Why no subtitle may be written beside the file. */
  whyNotWrite: SubtitleFiles['whyNotWrite']
  subjectOf: (fileId: number) => Promise<Subject>
  find: ReturnType<typeof createFind>
  take: ReturnType<typeof createDownloadSubtitle>
}
type Wants = { missing: readonly string[]; upgradable: readonly SubtitleRow[] }

/** For this many days, a subtitle matched only by movie is replaced by one made for the file. */
const upgradeDays = 14
/** Anything that fits worse is left to a person. */
const leastScore = 40
/** Per language and search: each costs one of the day's downloads. */
const mostTries = 2

/** Downloads subtitles automatically. */
export const createSearchMissing = ({ db, clock, log, missing, whyNotWrite, subjectOf, find, take }: Deps) => {
  const searchOf = (fileId: number) => db.select().from(subtitleSearchesTable).where(eq(subtitleSearchesTable.file_id, fileId)).get()
  const recentlyAdded = (): number[] =>
    db
      .select({ id: subtitlesTable.file_id })
      .from(subtitlesTable)
      .where(ours())
      .all()
      .map(({ id }) => id)
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
    const filled: string[] = []
    for (const language of missing) if (await fill(subject, language, offers)) filled.push(language)
    for (const row of upgradable) await better(subject, row, offers)
    const asked = [...missing, ...(upgradable.length + filled.length > 0 ? [upgrade] : [])]
    const pauses = { ...before?.pauses, ...pausesAfter(asked, { filled, before: before?.pauses ?? {}, clock }) }
    const note = { searched_at: stamp(clock), pauses }
    db.insert(subtitleSearchesTable)
      .values({ file_id: fileId, ...note })
      .onConflictDoUpdate({ target: subtitleSearchesTable.file_id, set: note })
      .run()
  }

  const due = createDueSearches({ clock, missing, searchOf })
  const running = new Map<number, Promise<void>>()
  const searchMissing = async (fileId: number, isDue: (what: string) => boolean): Promise<void> => {
    if (whyNotWrite(fileId)) return
    const wants = { missing: missing.ofFile(fileId).filter(isDue), upgradable: isDue(upgrade) ? await upgradableOf(fileId) : [] }
    if (wants.missing.length + wants.upgradable.length > 0) await search(fileId, wants)
  }
  const begin = (fileId: number, isDue: (what: string) => boolean): Promise<void> => {
    const run = searchMissing(fileId, isDue).finally(() => running.delete(fileId))
    running.set(fileId, run)
    return run
  }
  /** One search per file at a time. */
  const ofFile = (fileId: number, isDue: (what: string) => boolean = () => true): Promise<void> =>
    running.get(fileId) ?? begin(fileId, isDue)

  /** False if the provider wants us to wait. */
  const hasTurned = async ({ id, isDue }: Due): Promise<boolean> => {
    try {
      await ofFile(id, isDue)
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

  return {
    ofFile,

    /** Ends early if the provider wants us to wait, and throws if it fails: more requests would not help. */
    async all({ ignoresPauses = false, signal }: { ignoresPauses?: boolean; signal?: AbortSignal | undefined } = {}): Promise<void> {
      forgetGone()
      for (const each of inSteps(due(ignoresPauses, recentlyAdded()), signal)) if (!(await hasTurned(each))) return
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
