import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'

const Count = Type.Integer({ minimum: 0 })
const Resume = Type.Object({
  version: Type.Literal(1),
  /** The selected files; null before the selection. */
  wanted: Type.Union([Type.Array(Count), Type.Null()]),
  bitfield: Type.String(),
  uploaded: Count,
  downloaded: Count,
  seeding_seconds: Type.Number({ minimum: 0 }),
  /** The tracker was told about the completion, which happens once in a torrent's life. */
  completion_told: Type.Boolean(),
  /** Everything written before this save is on disk, and nothing was written since. */
  clean: Type.Boolean(),
  /** All wanted files were complete and verified. */
  complete: Type.Boolean(),
  /** Size and time of the wanted files at a clean save. */
  stamps: Type.Array(Type.Object({ index: Count, size: Count, mtime_ms: Type.Number() })),
})
export type Resume = Static<typeof Resume>

const isResume = fits(Resume)

export type ResumeFiles = ReturnType<typeof createResumeFiles>

/** What the engine keeps between runs: the .torrent file and the state of each torrent. */
export const createResumeFiles = (dir: string) => {
  const path = (infoHash: string, kind: 'torrent' | 'resume') => join(dir, `${infoHash}.${kind}`)
  const writing = new Map<string, Promise<void>>()
  /** One at a time: concurrent saves would take each other's temporary file. */
  const replace = (target: string, bytes: Uint8Array): Promise<void> => {
    const written = (writing.get(target) ?? Promise.resolve()).then(() => replaceFile(dir, target, bytes))
    const settled = written
      .catch(() => undefined)
      .then(() => {
        if (writing.get(target) === settled) writing.delete(target)
      })
    writing.set(target, settled)
    return written
  }

  return {
    loadTorrent: (infoHash: string): Promise<Uint8Array | undefined> => readFile(path(infoHash, 'torrent')).catch(() => undefined),
    saveTorrent: (infoHash: string, bytes: Uint8Array) => replace(path(infoHash, 'torrent'), bytes),
    /** The saved state. Undefined if there is none that can be trusted. */
    load: async (infoHash: string): Promise<Resume | undefined> => {
      try {
        const value: unknown = JSON.parse(await readFile(path(infoHash, 'resume'), 'utf8'))
        return isResume(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    /** The port that this installation chose for itself. */
    ownPort: {
      load: async (): Promise<number | null> => {
        const port = Number(await readFile(join(dir, 'port'), 'utf8').catch(() => ''))
        return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
      },
      save: (port: number) => replace(join(dir, 'port'), Buffer.from(String(port))),
    },
    dhtNodes: {
      load: (family: 4 | 6): Promise<Uint8Array> => readFile(join(dir, `dht-nodes-${family}`)).catch(() => Buffer.alloc(0)),
      save: (family: 4 | 6, bytes: Uint8Array) => replace(join(dir, `dht-nodes-${family}`), bytes),
    },
    save: (infoHash: string, resume: Resume) => replace(path(infoHash, 'resume'), Buffer.from(JSON.stringify(resume))),
    remove: async (infoHash: string) => {
      await Promise.all([writing.get(path(infoHash, 'torrent')), writing.get(path(infoHash, 'resume'))])
      await rm(path(infoHash, 'torrent'), { force: true })
      await rm(path(infoHash, 'resume'), { force: true })
    },
  }
}

/** Atomic: a reader or a power cut sees the old file or the new one. */
const replaceFile = async (dir: string, target: string, bytes: Uint8Array) => {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const temporary = `${target}.new`
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, target)
}
