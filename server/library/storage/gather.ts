import { asc, eq } from 'drizzle-orm'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import type { Config } from '#server/foundation/config/schema'
import type { Clock } from '#server/foundation/lib/clock'
import type { Db } from '#server/foundation/platform/db/open'
import { recycleTable } from '#server/library/files/table'
import type { Disk, Rule, World } from './facts'
import { type FileOnDisk, readFiles, readMovies } from './read-movies'
import { storageMarksTable, storageRulesTable } from './table'

/** A root folder that can be reached, and the disk that it is on. */
export type Folder = { id: number; disk: string; free_bytes: number }
export type Gather = ReturnType<typeof createGather>
type Deps = { db: Db; clock: Clock; config: { get(): Pick<Config, 'import_held'> }; folders: () => readonly Folder[] }

/** Reads everything that the rules decide by, at one moment. */
export const createGather = ({ db, clock, config, folders }: Deps) => {
  const disksOf = (found: readonly Folder[], files: readonly FileOnDisk[]): Map<string, Disk> => {
    const diskOf = new Map(found.map(({ id, disk }) => [id, disk]))
    const disks = new Map(found.map(({ disk, free_bytes }) => [disk, { free_bytes, pending_bytes: 0 }]))
    const inBin = db.select({ root_folder_id: recycleTable.root_folder_id, size_bytes: recycleTable.size_bytes }).from(recycleTable).all()
    for (const { root_folder_id, size_bytes } of [...inBin, ...files.filter(({ to_shrink }) => to_shrink)]) {
      const disk = disks.get(diskOf.get(root_folder_id) ?? '')
      if (disk) disk.pending_bytes += size_bytes
    }
    return disks
  }

  return {
    rulesInUse: (): Rule[] =>
      db.select().from(storageRulesTable).where(eq(storageRulesTable.enabled, true)).orderBy(asc(storageRulesTable.id)).all(),

    /** `only`: of these movies, instead of all. */
    world(rules: readonly Rule[], only?: readonly number[]): World {
      const now = clock.now()
      const found = folders()
      const files = readFiles(db, rules.length === 0 ? [] : only)
      const marks = db.select().from(storageMarksTable).all()
      const profiles = db.select().from(qualityProfilesTable).all()
      return {
        movies: readMovies(db, { files, disks: new Map(found.map(({ id, disk }) => [id, disk])), now }),
        rules,
        marks: new Map(marks.map((mark) => [mark.movie_id, mark])),
        disks: disksOf(found, files),
        profiles: new Map(profiles.map((profile) => [profile.id, profile])),
        isHeld: config.get().import_held,
        now,
      }
    },
  }
}
