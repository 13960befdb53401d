import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { removeIfThere } from './durable-files'
import { damageOf, type StorageTrouble, storageTroubleOf } from './storage-trouble'

/** As much as a small database needs for opening and a first change. */
const probeBytes = 256 * 1024

/** Remembers that the data folder's disk failed until it is writable again. Never writes unless a failure occurred. */
export const createStorageWatch = (dataDir: string) => {
  let noted: StorageTrouble | null = null
  let isHeld = false
  let damage: string | null = null
  return {
    /** Like `note`, but permanent: only a restart can help. */
    hold: (error: unknown): void => {
      noted = storageTroubleOf(error) ?? noted
      isHeld = true
    },
    /** Takes every failure; keeps those caused by the disk. */
    note: (error: unknown): void => {
      noted = storageTroubleOf(error) ?? noted
      damage = damageOf(error) ?? damage
    },
    /** SQLite's message when it found damage in the database. The next start checks all of it. */
    damage: (): string | null => damage,
    /** The current problem; after a failure, checks again. */
    look: async (): Promise<StorageTrouble | null> => {
      if (noted === null || isHeld) return noted
      const probed = await attempt(async () => writeProbe(dataDir))
      noted = probed.ok ? null : (storageTroubleOf(probed.error) ?? noted)
      return noted
    },
  }
}

/** Throws if the disk refuses writes. */
export const writeProbe = (dataDir: string): void => {
  const path = join(dataDir, '.write-probe')
  try {
    const fd = openSync(path, 'w', 0o600)
    try {
      const bytes = Buffer.alloc(probeBytes, 1)
      if (writeSync(fd, bytes) < bytes.length) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
      fsyncSync(fd)
    } finally {
      closeSync(fd)
    }
  } finally {
    removeIfThere(path)
  }
}
