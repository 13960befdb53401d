import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict } from '#server/foundation/platform/errors'
import type { SubtitleClient } from '#server/foundation/upstream/subtitles/client'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import type { CleanSubtitle } from '#server/library/media/texts'
import type { Subject } from './find'
import type { Weighed } from './rank-offers'
import { sentences } from './sentences'
import type { SubtitleRow, Subtitles } from './subtitles'
import { subtitlesTable } from './table'

type Deps = {
  db: Db
  journal: Journal
  clock: Clock
  client: Pick<SubtitleClient, 'download'>
  /** In a thread, because strangers wrote it. */
  clean: CleanSubtitle
  subtitles: Pick<Subtitles, 'inTurn'>
  files: SubtitleFiles
}
type Choice = Pick<Weighed, 'provider_id' | 'language' | 'forced' | 'hearing_impaired' | 'score' | 'matched_by'>
const mostNames = 20

/** Downloads a subtitle and places it next to its movie's file. Never replaces what a person put there. */
export const createDownloadSubtitle = ({ db, journal, clock, client, clean, subtitles, files }: Deps) => {
  /** Downloaded by us, and unchanged since. */
  const isOurs = async (row: SubtitleRow): Promise<boolean> =>
    row.source === 'provider' && row.sha256 !== null && (await files.onDisk(row.file_id, row.relative_path))?.sha256 === row.sha256

  const recycle = async (row: SubtitleRow, { root_folder_id, title }: Subject): Promise<void> => {
    const { movie_id, file_id, relative_path, language } = row
    const size_bytes = (await files.onDisk(file_id, relative_path))?.size_bytes ?? 0
    journal.commit((tx, announce) => {
      tx.delete(subtitlesTable).where(eq(subtitlesTable.id, row.id)).run()
      announce({ type: 'subtitle_removed', movie_id, title, file_id, language: language ?? 'unknown' })
      files.retire(tx, announce, { movie_id, root_folder_id, relative_path, size_bytes, reason: 'upgraded', row })
    })
    await files.sweep()
  }

  /** Uses the first free name. */
  const write = async ({ file_id, relative_path }: Subject, choice: Choice, text: string): Promise<string> => {
    const stem = relative_path.replace(/\.[^./]*$/, '')
    for (let number = 1; number <= mostNames; number++) {
      const name = `${stem}${number === 1 ? '' : `.${number}`}${endingOf(choice)}`
      if (await files.write(file_id, name, text)) return name
    }
    throw new Conflict(say(sentences, 'too_many_subtitles'))
  }

  const rowNamed = (file_id: number, relative_path: string): SubtitleRow | undefined =>
    db
      .select()
      .from(subtitlesTable)
      .where(and(eq(subtitlesTable.file_id, file_id), eq(subtitlesTable.relative_path, relative_path)))
      .get()

  const put = async (subject: Subject, choice: Choice, { text, replaces }: { text: string; replaces: SubtitleRow | null }) => {
    const usual = rowNamed(subject.file_id, `${subject.relative_path.replace(/\.[^./]*$/, '')}${endingOf(choice)}`)
    for (const row of new Set([replaces, usual])) if (row && (await isOurs(row))) await recycle(row, subject)
    const relative_path = await write(subject, choice, text)
    const { file_id, movie_id, title } = subject
    const { provider_id, language, forced, hearing_impaired, score, matched_by } = choice
    const kind = { language, forced, hearing_impaired, format: 'srt', source: 'provider' as const, provider_id, score, matched_by }
    const values = {
      ...kind,
      file_id,
      movie_id,
      relative_path,
      sha256: createHash('sha256').update(text).digest('hex'),
      added_at: stamp(clock),
    }
    return journal.commit((tx, announce) => {
      announce({ type: 'subtitle_added', movie_id, title, file_id, language })
      return tx.insert(subtitlesTable).values(values).returning().get()
    })
  }

  return {
    isOurs,
    /**
     * Moves `replaces` to the recycle bin if it is ours. Throws Invalid if the file is not a subtitle of the movie, and Conflict if the
     * movie's file is another program's.
     */
    async take(subject: Subject, choice: Choice, replaces: SubtitleRow | null = null): Promise<SubtitleRow> {
      const kept = files.whyNotWrite(subject.file_id)
      if (kept) throw new Conflict(kept)
      const bytes = await client.download(choice.provider_id)
      const { duration_seconds, wanted } = subject
      const text = await clean(bytes, { language: choice.language, duration_seconds, frame_rate: wanted.frame_rate })
      return await subtitles.inTurn(() => put(subject, choice, { text, replaces }))
    },
  }
}

/** As players expect it: `.en.forced.srt`, `.pt-BR.sdh.srt`. */
const endingOf = ({ language, forced, hearing_impaired }: Choice): string => {
  const [base = '', region] = language.split('-')
  return `.${base}${region ? `-${region.toUpperCase()}` : ''}${forced ? '.forced' : ''}${hearing_impaired ? '.sdh' : ''}.srt`
}
