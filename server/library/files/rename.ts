import { lstat, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db, Tx } from '#server/foundation/platform/db/open'
import { Conflict, sentenceOf } from '#server/foundation/platform/errors'
import { type Cursors, type PageRequest, pageOfAll, scopeOf } from '#server/foundation/platform/http/page'
import type { Log } from '#server/foundation/platform/log'
import { companionsOf, type MayGoAlong, type Move } from './companions'
import { errorCode, isDenied, isMissing, isOutOfSpace, whyDenied } from './file-errors'
import type { Files } from './files'
import { insideRoot } from './inside-root'
import type { createPlanRenames, RenameStep } from './plan-renames'
import { ensureFolder, publishFile, syncFolder } from './publish-file'
import { removeEmptyFolders } from './remove-empty-folders'
import type { Renamed, RenameItem, RenamePage, RenameRequest } from './schema'
import { sentences } from './sentences'
import type { SharedFolders } from './shared-folders'
import { filesTable } from './table'

export type Rename = ReturnType<typeof createRename>
type Step = Pick<RenameStep, 'file_id' | 'root' | 'from' | 'to' | 'size_bytes'>
type Deps = {
  db: Db
  journal: Journal
  cursors: Cursors
  log: Log
  plan: ReturnType<typeof createPlanRenames>
  files: Pick<Files, 'row'>
  shared: SharedFolders
  noteFolder: (tx: Tx, movieId: number, place: { root_folder_id: number; folder: string }) => void
}

/** Renames existing files as the templates specify. */
export const createRename = ({ db, journal, cursors, log, plan, files, shared, noteFolder }: Deps) => {
  /** Throws Conflict. A repeat after a crash finds the file under its new name. */
  const renameOnDisk = async (step: Step): Promise<void> => {
    const { root, from, to } = step
    const file = files.row(step.file_id)
    shared.refuse(file)
    const { source, target, has, size_on_disk } = await stateOnDisk(step)
    shared.refuseReplaced(file, size_on_disk)
    if (has !== 'moved') {
      await ensureFolder(root, dirname(target))
      if (!(await publishFile(source, target))) await dropOldName(source, target)
      await syncFolder(dirname(target))
    }
    await takeAlong(root, { from, to }, shared.mayGoAlong(file))
  }

  /** Renames on disk first, then in the row. */
  const carryOut = async (step: RenameStep): Promise<void> => {
    const { root, root_folder_id, from, to, folder, file_id, movie_id, title } = step
    await renameOnDisk(step)
    journal.commit((tx, announce) => {
      tx.update(filesTable).set({ relative_path: to }).where(eq(filesTable.id, file_id)).run()
      noteFolder(tx, movie_id, { root_folder_id, folder })
      announce({ type: 'file_renamed', movie_id, title, file_id, relative_path: to, previous_path: from })
    })
    await clearAbove(step, root, from)
  }

  const clearAbove = async ({ root_folder_id }: { root_folder_id: number }, root: string, from: string): Promise<void> => {
    if (!shared.isShared(root_folder_id)) await removeEmptyFolders(root, from)
  }

  /** A companion whose new name is taken stays where it is; the movie is renamed without it and this is logged. */
  const takeAlong = async (root: string, movie: Move, mayGoAlong: MayGoAlong): Promise<void> => {
    for (const { from, to } of await companionsOf(root, movie, mayGoAlong)) {
      const moved = await attempt(async () => await publishFile(await insideRoot(root, from), await insideRoot(root, to)))
      if (!moved.ok || !moved.value)
        log.warn('a companion of a renamed file stays where it is', { from, to, ...(!moved.ok && { error: moved.error }) })
    }
  }

  /** Whether the file is still as planned: renaming many takes long enough for some to be replaced or removed. */
  const isCurrent = ({ file_id, root_folder_id, from }: RenameStep): boolean => {
    const { id, relative_path, missing_at } = filesTable
    const here = and(eq(id, file_id), eq(filesTable.root_folder_id, root_folder_id), eq(relative_path, from), isNull(missing_at))
    return db.select({ id }).from(filesTable).where(here).get() !== undefined
  }

  const shown = async (step: RenameStep, steps: readonly RenameStep[]): Promise<RenameItem> => {
    const { file_id, movie_id, title, from, to } = step
    const file = files.row(file_id)
    const kept = shared.whyKept(file)
    if (kept) return { file_id, movie_id, title, from, to, beside: [], problem: kept }
    const beside = await attempt(() => companionsOf(step.root, step, shared.mayGoAlong(file)))
    const found = await attempt(() => stateOnDisk(step))
    const problem = found.ok || (found.error instanceof NameTaken && isFreedBefore(step, steps)) ? null : whyKept(step, found.error)
    return { file_id, movie_id, title, from, to, beside: beside.ok ? beside.value : [], problem }
  }

  return {
    /** Renames all of these on disk, then runs `commit`, which changes their rows. If anything fails, all have their old names again. */
    async onDisk(steps: readonly Step[], commit: () => void): Promise<void> {
      const done: Step[] = []
      try {
        for (const step of steps) {
          await renameOnDisk(step)
          done.push(step)
        }
        commit()
      } catch (error) {
        for (const { from, to, ...step } of done.toReversed()) await renameOnDisk({ ...step, from: to, to: from })
        throw error
      }
      for (const { file_id, root, from } of steps) await clearAbove(files.row(file_id), root, from)
    },

    preview: async (wanted: RenameRequest, asked: PageRequest): Promise<RenamePage> => {
      const scope = scopeOf('library/rename/preview', { movie_ids: wanted.movie_ids })
      const steps = await plan(wanted)
      const page = pageOfAll(steps, asked, { scope, cursors })
      return {
        ...page,
        results: await Promise.all(page.results.map((step) => shown(step, steps))),
        total: steps.length,
        ...(asked.cursor === undefined && { movie_ids: [...new Set(steps.map(({ movie_id }) => movie_id))] }),
      }
    },

    /** A file that cannot be renamed does not stop the others. */
    async apply(wanted: RenameRequest): Promise<Renamed> {
      const result: Renamed = { renamed: 0, failed: [] }
      for (const step of await plan(wanted)) {
        if (!isCurrent(step)) continue
        const done = await attempt(() => carryOut(step))
        if (done.ok) {
          result.renamed++
          continue
        }
        log.warn('file could not be renamed', { file_id: step.file_id, error: done.error })
        result.failed.push({ file_id: step.file_id, path: join(step.root, step.from), ...whyKept(step, done.error) })
      }
      return result
    },
  }
}

/** Whether the file that has the new name gets another one first. */
const isFreedBefore = (step: RenameStep, steps: readonly RenameStep[]): boolean => {
  const other = steps.find(({ root_folder_id, from }) => root_folder_id === step.root_folder_id && from === step.to)
  return other !== undefined && steps.indexOf(other) < steps.indexOf(step)
}

class NameTaken extends Conflict {}

type OnDisk = {
  source: string
  target: string
  /** `moved`: an earlier renaming was interrupted after the file was moved. */
  has: 'to move' | 'two names' | 'moved'
  size_on_disk: number
}
/** Looks at both names of a file. Throws Conflict if it cannot be renamed. */
const stateOnDisk = async ({ root, from, to, size_bytes }: Step): Promise<OnDisk> => {
  const [source, target] = [await insideRoot(root, from), await insideRoot(root, to)]
  const [old, other] = [await statsOf(source), await statsOf(target)]
  if (!old && other?.size === size_bytes) return { source, target, has: 'moved', size_on_disk: size_bytes }
  if (!old) throw new Conflict(say(sentences, 'source_missing', { path: from }))
  if (!other) return { source, target, has: 'to move', size_on_disk: old.size }
  if (old.ino !== other.ino || old.dev !== other.dev) throw new NameTaken(say(sentences, 'new_name_taken', { name: basename(to) }))
  return { source, target, has: 'two names', size_on_disk: old.size }
}

const statsOf = (path: string) =>
  lstat(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })

/** Why a file keeps its old name, for people. */
const whyKept = ({ root, from, to }: RenameStep, error: Error): Sentence => {
  const known = sentenceOf(error)
  if (known) return known
  if (isOutOfSpace(error)) return say(sentences, 'no_space_left', { name: basename(to), path: root })
  if (errorCode(error) === 'EROFS') return whyDenied(root, error)
  if (isDenied(error)) return say(sentences, 'rename_denied', { from: dirname(join(root, from)), to: dirname(join(root, to)) })
  return say(sentences, 'rename_failed', { error: errorCode(error) || error.message })
}

/**
 * Removes the old name if an earlier rename was interrupted after creating the new one. On a case-insensitive disk, a new spelling is the
 * same name and nothing is removed.
 */
const dropOldName = async (source: string, target: string): Promise<void> => {
  const [one, other] = [await lstat(source), await lstat(target)]
  if (one.ino !== other.ino || one.dev !== other.dev) throw new NameTaken(say(sentences, 'new_name_taken', { name: basename(target) }))
  if (one.nlink > 1 && source.toLowerCase() !== target.toLowerCase()) await unlink(source)
}
