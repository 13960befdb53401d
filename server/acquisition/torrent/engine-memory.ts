import { lstat, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { choose, type EngineParts, type Life } from './engine-life'
import type { Metainfo } from './metainfo'
import { type Layout, layOut } from './pieces'
import type { Problem } from './protocol'
import type { Resume } from './resume-files'
import { sentences } from './sentences'

type Stamps = Resume['stamps']

/** Lays out the selected files and resumes an earlier run. Returns the reason if that run's files are gone. */
export const restoreState = async ({ resumes }: EngineParts, life: Life, metainfo: Metainfo): Promise<Problem | undefined> => {
  const resume = await resumes.load(life.info_hash)
  const layout = layOut(metainfo, new Set(life.wanted))
  const stamps = await stampsOf(life, layout)
  const isSameChoice = resume?.wanted?.toString() === life.wanted?.toString()
  life.chosen = choose(metainfo, layout, resume && isSameChoice ? Buffer.from(resume.bitfield, 'base64') : undefined)
  life.trusted = resume ? isSameChoice && isUnchanged(resume, stamps) : stamps.length === 0
  if (!resume) return undefined
  life.uploaded = Math.max(life.uploaded, resume.uploaded)
  life.downloaded = Math.max(life.downloaded, resume.downloaded)
  life.seeding_seconds = Math.max(life.seeding_seconds, resume.seeding_seconds)
  life.completionAnnounced = resume.completion_told
  life.complete = life.trusted && resume.complete
  life.safe = { clean: life.trusted, stamps }
  return isSameChoice && !life.mayRefetch && isGone(resume, life, stamps) ? say(sentences, 'missing_files') : undefined
}

/** Saves the state of the torrent. */
export const save = async ({ resumes }: EngineParts, life: Life): Promise<void> => {
  const { wanted, chosen } = life
  if (!wanted || !chosen) return
  life.unsaved = 'nothing'
  await resumes.save(life.info_hash, {
    version: 1,
    wanted: [...wanted],
    bitfield: Buffer.from(chosen.bits.bytes).toString('base64'),
    uploaded: life.uploaded,
    downloaded: life.downloaded,
    seeding_seconds: life.seeding_seconds,
    completion_told: life.completionAnnounced,
    complete: life.complete,
    ...life.safe,
  })
}

/** Syncs everything written to disk and remembers the files' stamps. */
export const makeSafe = async (life: Life): Promise<void> => {
  const { store, chosen } = life
  if (!store || !chosen || !life.trusted) return
  await store.sync()
  life.safe = { clean: true, stamps: await stampsOf(life, chosen.layout) }
}

const stampsOf = async (life: Life, layout: Layout): Promise<Stamps> => {
  const root = await realpath(life.root)
  const stamps: Stamps = []
  for (const file of layout.wantedFiles) {
    const found = await lstat(join(root, life.info_hash, ...file.path.split('/'))).catch(() => undefined)
    if (found) stamps.push({ index: file.index, size: found.size, mtime_ms: found.mtimeMs })
  }
  return stamps
}

const isUnchanged = (resume: Resume, stamps: Stamps) => resume.clean && JSON.stringify(resume.stamps) === JSON.stringify(stamps)

/** Files that a person deleted are not downloaded again unasked. */
const isGone = (resume: Resume, { chosen }: Life, stamps: Stamps) => {
  const files = chosen?.layout.wantedFiles.length ?? 0
  return resume.complete ? stamps.length < files : (chosen?.have.wanted ?? 0) > 0 && stamps.length === 0
}
