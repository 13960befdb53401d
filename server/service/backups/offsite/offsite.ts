import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { asc, count, eq, max } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { BadArchive } from '#server/foundation/platform/read-zip'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import type { ArchiveWork } from '../archive-work'
import type { BackupRow, BackupStore } from '../backup-store'
import { checkFolder, stagingIn } from '../folder'
import { sentences } from '../sentences'
import { sha256Of } from '../sha256-of'
import { offsiteCopiesTable, offsiteTable } from '../table'
import { folderPlace, type Place, webdavPlace } from './places'
import type { Offsite, OffsiteOrder } from './schema'

type Deps = {
  db: Db
  journal: Journal
  store: BackupStore
  archiveWork: ArchiveWork
  fetch: UpstreamFetch
  clock: Clock
  log: Log
  /** The work to try one passphrase, as a power of two; what the format suggests if absent. */
  sealCost?: number | null
}
type Row = typeof offsiteTable.$inferSelect
/** A room that the work may use and that is deleted afterwards. */
type InScratch = <T>(work: (room: string) => Promise<T>) => Promise<T>

const nowhere: Row = { id: 1, kind: 'none', place: null, user: null, password: null, passphrase: null, keep: 14, last_error: null }
const shortestPassphrase = 8

/** Copies of backups in a second place, encrypted if there is a passphrase. */
export const createOffsite = ({ db, journal, store, archiveWork, fetch, clock, log, sealCost = null }: Deps) => {
  const row = (): Row => db.select().from(offsiteTable).get() ?? nowhere
  const copies = () => db.select().from(offsiteCopiesTable).orderBy(asc(offsiteCopiesTable.id)).all()
  const keepRow = (next: Row) =>
    journal.commit((tx) => {
      tx.insert(offsiteTable).values(next).onConflictDoUpdate({ target: offsiteTable.id, set: next }).run()
    })

  const show = (): Offsite => {
    const { id: _, password, passphrase, last_error, ...shown } = row()
    const there = db
      .select({ copies: count(), last: max(offsiteCopiesTable.copied_at) })
      .from(offsiteCopiesTable)
      .get()
    return {
      ...shown,
      password_set: password !== null,
      passphrase_set: passphrase !== null,
      copies: there?.copies ?? 0,
      last_copied_at: there?.last ?? null,
      last_error: last_error?.text ?? null,
      last_error_reason: last_error,
    }
  }

  const inScratch: InScratch = async (work) => {
    mkdirSync(stagingIn(store.folder()), { recursive: true, mode: 0o700 })
    const room = mkdtempSync(join(stagingIn(store.folder()), 'copy-'))
    try {
      return await work(room)
    } finally {
      rmSync(room, { recursive: true, force: true })
    }
  }

  const placeOf = ({ kind, place, user, password }: Row): Place | null => {
    if (kind === 'none' || place === null) return null
    return kind === 'folder' ? folderPlace(place) : webdavPlace({ place, user, password }, fetch)
  }

  /** The newest backup that a person or the schedule made, if there is no copy of it. */
  const due = (): BackupRow | null => {
    const newest = store.rows().find((each) => each.kind !== 'pre_restore')
    return newest && !copies().some(({ backup_id }) => backup_id === newest.id) ? newest : null
  }

  /** The archive as it is to be kept there, which was opened again and found to be the archive. Throws BadArchive. */
  const sealed = async ({ id, checksum_sha256 }: BackupRow, passphrase: string | null, room: string): Promise<string> => {
    const [to, opened] = [join(room, 'sealed'), join(room, 'opened')]
    await archiveWork.seal({ archive: store.archive(id).path, passphrase, to, cost: sealCost })
    if (passphrase !== null) await archiveWork.open({ sealed: to, passphrase, to: opened })
    if ((await sha256Of(passphrase === null ? to : opened)) === checksum_sha256) return to
    throw new BadArchive(say(sentences, 'backup_bytes_changed'))
  }

  const copy = (backup: BackupRow, { passphrase }: Row, place: Place): Promise<void> =>
    inScratch(async (room) => {
      const file = await sealed(backup, passphrase, room)
      const filename = passphrase === null ? backup.filename : `${backup.filename}.age`
      await putWhole(place, file, filename)
      journal.commit((tx, announce) => {
        const stored = { backup_id: backup.id, filename, size_bytes: Bun.file(file).size, copied_at: stamp(clock) }
        tx.insert(offsiteCopiesTable).values(stored).run()
        announce({ type: 'backup_copied', backup_id: backup.id, kind: backup.kind, filename })
      })
    })

  const clearAway = async (place: Place, keep: number): Promise<void> => {
    for (const { id, filename } of copies().slice(0, -keep)) {
      await place.remove(filename)
      db.delete(offsiteCopiesTable).where(eq(offsiteCopiesTable.id, id)).run()
    }
  }

  const note = (last_error: Sentence | null): void => keepRow({ ...row(), last_error })

  return {
    show,
    lastError: (): Sentence | null => row().last_error,
    isDue: (): boolean => row().kind !== 'none' && due() !== null,

    /** Writes and deletes a small file there first. Throws Invalid, or the reason why that failed. */
    async set(order: OffsiteOrder): Promise<Offsite> {
      const next = checked(merged(row(), order))
      const place = placeOf(next)
      if (place !== null) await inScratch((room) => probe(place, room))
      const isElsewhere = next.kind !== row().kind || next.place !== row().place
      keepRow({ ...next, last_error: null })
      if (isElsewhere) db.delete(offsiteCopiesTable).run()
      log.info('the second place for backups was set', { kind: next.kind })
      return show()
    },

    /** Copies the newest backup if there is no copy of it. Throws a Failure with the reason. */
    async copyDue(): Promise<void> {
      const [target, backup] = [row(), due()]
      const place = placeOf(target)
      if (place === null || backup === null) return
      try {
        await copy(backup, target, place)
        note(null)
      } catch (error) {
        note(sentenceOf(error) ?? (error instanceof BadArchive ? error.sentence : say(sentences, 'offsite_failed')))
        throw error
      }
      await clearAway(place, target.keep)
    },
  }
}

/** Throws a Failure unless the place then gives back the same bytes. */
const putWhole = async (place: Place, file: string, name: string): Promise<void> => {
  await place.put(file, name)
  if (!(await place.holds(name, file))) throw new Failure(say(sentences, 'offsite_other_bytes'))
}

const probe = async (place: Place, room: string): Promise<void> => {
  const name = 'marquee-was-here.txt'
  const file = join(room, name)
  await Bun.write(file, 'Marquee keeps backups here.\n')
  await putWhole(place, file, name)
  await place.remove(name)
}

/** Absent secrets stay, but never follow to another server. */
const merged = (before: Row, { kind, place, user, password, passphrase, keep }: OffsiteOrder): Row => {
  if (kind === 'none') return { ...nowhere, keep: before.keep }
  const next = { ...before, kind, place: place === undefined ? before.place : place, keep: keep ?? before.keep }
  const isSame = before.kind === kind && before.place === next.place
  return {
    ...next,
    user: user === undefined ? (isSame ? before.user : null) : user,
    password: password === undefined ? (isSame ? before.password : null) : password,
    passphrase: passphrase === undefined ? before.passphrase : passphrase,
  }
}

/** Throws Invalid. */
const checked = (next: Row): Row => {
  if (next.kind === 'none') return next
  if (next.place === null || next.place === '') throw new Invalid(say(sentences, 'offsite_place_needed'), 'place')
  if (next.passphrase !== null && next.passphrase.length < shortestPassphrase)
    throw new Invalid(say(sentences, 'offsite_passphrase_short', { least: shortestPassphrase }), 'passphrase')
  if (next.kind === 'folder') {
    if (!isAbsolute(next.place)) throw new Invalid(say(sentences, 'offsite_folder_relative'), 'place')
    checkFolder(next.place, 'place')
    return next
  }
  const url = URL.parse(next.place)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '')
    throw new Invalid(say(sentences, 'offsite_address_wrong'), 'place')
  if (next.passphrase === null) throw new Invalid(say(sentences, 'offsite_passphrase_needed'), 'passphrase')
  return next
}
