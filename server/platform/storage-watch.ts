import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '#server/lib/attempt'
import { removeIfThere } from './durable-files'
import { damageOf, type StorageTrouble, storageTroubleOf } from './storage-trouble'

/** As much as a small database needs to be opened, and a first change. */
const probeBytes = 256 * 1024

/** Remembers that the disk of the data folder failed, until it can be written again. Without a failure it never writes. */
export const createStorageWatch = (dataDir: string) => {
  let noted: StorageTrouble | null = null
  let isHeld = false
  let damage: string | null = null
  return {
    /** As `note`, for good: whoever asks can only be cured by a new start. */
    hold: (error: unknown): void => {
      noted = storageTroubleOf(error) ?? noted
      isHeld = true
    },
    /** Told of every failure; takes those that the disk is the reason of. */
    note: (error: unknown): void => {
      noted = storageTroubleOf(error) ?? noted
      damage = damageOf(error) ?? damage
    },
    /** What SQLite said when it came across damage in a database; the next start looks at all of it. */
    damage: (): string | null => damage,
    /** What is wrong now; looks again when something was. */
    look: async (): Promise<StorageTrouble | null> => {
      if (noted === null || isHeld) return noted
      const probed = await attempt(async () => writeProbe(dataDir))
      noted = probed.ok ? null : (storageTroubleOf(probed.error) ?? noted)
      return noted
    },
  }
}

/** Throws when nothing can be written. */
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
