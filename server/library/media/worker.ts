import { attempt } from '#server/foundation/lib/attempt'
import { collectGrowth, noteGarbage } from './collect-garbage'
import { readAudioSegment } from './hls/audio-segment'
import { aacInit, readAudioInit } from './hls/audio-track'
import { convertedInit, convertedSegment, encodedSegment } from './hls/converted'
import { readVideoInit, readVideoSegment } from './hls/video-segment'
import { type OpenFile, openGrowing, UnreadableFile } from './open-file'
import { createOpenFiles } from './open-files'
import { readFile } from './read-file'
import { cleanSubtitle } from './subtitles/clean'
import { embeddedCues } from './subtitles/embedded'
import { embeddedImages } from './subtitles/images'
import { readSidecar, readSidecarImages } from './subtitles/sidecar'
import { toWebVtt } from './subtitles/webvtt'
import type { ByteRange, Growing } from './verified-bytes'
import type { Answer, Job, Order } from './worker-jobs'

declare const self: Worker

const { use, useOnce } = createOpenFiles()

type Closed = 'sidecar' | 'sidecar_images' | 'clean_subtitle' | 'aac_init' | 'encoded_segment' | 'converted_init' | 'converted_segment'
const isClosed = (job: Job): job is Extract<Job, { kind: Closed }> =>
  ['sidecar', 'sidecar_images', 'clean_subtitle', 'aac_init', 'encoded_segment', 'converted_init', 'converted_segment'].includes(job.kind)

const run = async (job: Job): Promise<unknown> => {
  if (isClosed(job)) return runWithout(job)
  if (job.growing) return runGrowing(job, job.growing)
  // What was only read may never be watched.
  return (job.kind === 'read' ? useOnce : use)(job.path, (file) => runOn(file, job))
}

/** Opens it for each job, because what readers cached came from fewer bytes. If a range was missing, their result is worthless. */
const runGrowing = async (job: Exclude<Job, { kind: Closed }>, growing: Growing): Promise<unknown> => {
  if (growing.verified.length === 0) throw new StillComing([0, 1])
  const { onlyVerified, file } = openGrowing(job.path, growing)
  const outcome = await attempt(async () => runOn(await file, job))
  await file.then(
    (opened) => opened.close(),
    () => {},
  )
  const missing = onlyVerified.missing()
  if (missing) throw new StillComing(missing)
  if (!outcome.ok) throw outcome.error
  return outcome.value
}

class StillComing extends Error {
  readonly missing: ByteRange
  constructor(missing: ByteRange) {
    super('not all that is needed is there yet')
    this.missing = missing
  }
}

/** Jobs that need no open video file. */
const runWithout = (job: Extract<Job, { kind: Closed }>): unknown => {
  switch (job.kind) {
    case 'sidecar':
      return readSidecar(job.path, job)
    case 'sidecar_images':
      return readSidecarImages(job.path, job)
    case 'clean_subtitle':
      return cleanSubtitle(job.data, job)
    case 'aac_init':
      return aacInit(job.channels, job.rate)
    case 'encoded_segment':
      return encodedSegment(job)
    case 'converted_init':
      return convertedInit(job.data)
    case 'converted_segment':
      return convertedSegment(job.data, job)
  }
}

const runOn = async (file: OpenFile, job: Exclude<Job, { kind: Closed }>): Promise<unknown> => {
  switch (job.kind) {
    case 'read':
      return readFile(file).catch(asDamage)
    case 'video_init':
      return readVideoInit(file)
    case 'video_segment':
      return readVideoSegment(file, job)
    case 'audio_init':
      return readAudioInit(file, job.track, job.mode)
    case 'audio_segment':
      return readAudioSegment(file, job)
    case 'subtitle':
      return toWebVtt(await embeddedCues(file, job.track))
    case 'subtitle_images':
      return embeddedImages(file, job.track, job.first)
  }
}

/** Our packet reader throws plain errors for malformed input; disk errors have a code. */
const asDamage = (error: unknown): never => {
  throw error instanceof UnreadableFile || (error instanceof Error && 'code' in error) ? error : new UnreadableFile('damaged')
}

self.onmessage = ({ data: { id, job } }: MessageEvent<Order>) => {
  const answer = (message: Answer, transfer: Transferable[] = []) => {
    self.postMessage(message, transfer)
    collectGrowth()
  }
  run(job).then(
    (result) => {
      if (result instanceof Uint8Array) noteGarbage(result.length)
      answer({ id, ok: true, result }, result instanceof Uint8Array ? [result.buffer] : [])
    },
    (error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const why = error instanceof UnreadableFile ? error.why : error instanceof StillComing ? 'still_coming' : null
      answer({ id, ok: false, why, message, ...(error instanceof StillComing && { missing: error.missing }) })
    },
  )
}
