import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Conflict, NotFound, Unavailable } from '#server/foundation/platform/errors'
import type { Burned } from './burning'
import type { Conversions } from './conversions'
import { audioCuts } from './hls/audio-grid'
import type { StreamPlan } from './hls/playlists'
import { audioPlaylist, masterPlaylist, videoPlaylist } from './hls/playlists'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Reading } from './reading'
import { sentences } from './sentences'
import type { Job } from './worker-jobs'

type Bytes = Uint8Array<ArrayBuffer>
type SegmentKind = 'video_init' | 'video_segment' | 'audio_init' | 'audio_segment'
type Signal = AbortSignal | undefined
export type Stream = {
  readonly path: string
  readonly size_bytes: number
  readonly reading: Reading
  readonly plan: StreamPlan
  /** Subtitles that are drawn into converted video. */
  readonly burned?: Burned | undefined
}
export type Streams = ReturnType<typeof createStreams>

/** Playlists and segments of a file, made on request. Throws NotFound for parts that a stream lacks, Conflict if the file is damaged. */
export const createStreams = ({ worker, conversions }: { worker: Pick<MediaWorker, 'ask'>; conversions: Conversions }) => {
  const modeOf = ({ plan }: Stream, track: number) => {
    const mode = plan.audio[track]
    if (mode === undefined || mode === 'none') throw new NotFound('audio track', track)
    return mode
  }

  const make = async (how: () => Promise<Bytes>, signal: Signal): Promise<Bytes> => {
    const made = await attempt(how)
    if (made.ok) return made.value
    if (signal?.aborted) throw new Unavailable(say(sentences, 'part_not_wanted'))
    if (made.error instanceof CannotRead && made.error.why === 'stopped') throw new Unavailable(say(sentences, 'part_not_wanted'))
    throw made.error instanceof CannotRead ? new Conflict(say(sentences, 'file_damaged_here')) : made.error
  }
  const ask = (job: Extract<Job, { kind: SegmentKind }>, signal: Signal) => make(() => worker.ask<SegmentKind>(job, signal), signal)

  /** Where the video of a stream is cut: at key frames, or anywhere if it is converted. */
  const cutsOf = ({ reading, plan }: Stream): readonly number[] => {
    const cuts = typeof plan.video === 'number' ? conversions.cuts(reading) : reading.video_cuts
    if (cuts.length < 2) throw new NotFound('video', 0)
    return cuts
  }

  return {
    master: (stream: Stream, base: string): string => masterPlaylist(stream, base),
    videoPlaylist: (stream: Stream): string => videoPlaylist(cutsOf(stream)),
    audioPlaylist: (stream: Stream, track: number): string => {
      modeOf(stream, track)
      return audioPlaylist(stream, track)
    },

    videoInit: (stream: Stream, signal?: AbortSignal): Promise<Bytes> => {
      cutsOf(stream)
      const height = stream.plan.video
      return typeof height === 'number'
        ? make(() => conversions.videoInit(stream, height, signal), signal)
        : ask({ kind: 'video_init', path: stream.path }, signal)
    },
    videoSegment: (stream: Stream, number: number, signal?: AbortSignal): Promise<Bytes> => {
      const span = { number, ...spanOf(cutsOf(stream), number) }
      const height = stream.plan.video
      return typeof height === 'number'
        ? make(() => conversions.videoSegment(stream, { ...span, height }, signal), signal)
        : ask({ kind: 'video_segment', path: stream.path, ...span }, signal)
    },

    /** The rest of a converted file, from this second, as one stream that begins once it is read. Throws NotFound for a plan that converts nothing. */
    whole: ({ path, reading, plan, burned }: Stream, from: number, signal: AbortSignal): ReadableStream<Uint8Array> => {
      const height = plan.video
      if (typeof height !== 'number') throw new NotFound('video', 0)
      return onceRead(() => conversions.whole({ path, reading, burned, track: plan.audio_track }, { from, height }, signal))
    },

    audioInit: (stream: Stream, track: number, signal?: AbortSignal): Promise<Bytes> => {
      const mode = modeOf(stream, track)
      return mode === 'tool'
        ? make(() => conversions.audioInit(stream, track), signal)
        : ask({ kind: 'audio_init', path: stream.path, track, mode }, signal)
    },
    audioSegment: (stream: Stream, { track, number }: { track: number; number: number }, signal?: AbortSignal): Promise<Bytes> => {
      const mode = modeOf(stream, track)
      const span = { track, number, ...spanOf(audioCuts(stream.reading.duration_seconds), number) }
      return mode === 'tool'
        ? make(() => conversions.audioSegment(stream, span, signal), signal)
        : ask({ kind: 'audio_segment', path: stream.path, mode, ...span }, signal)
    },
  }
}

/** Nothing begins for who asks only whether it is there. */
const onceRead = (begin: () => Promise<ReadableStream<Uint8Array>>): ReadableStream<Uint8Array> => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (await begin()).getReader()
        const { value, done } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => reader?.cancel(),
    },
    { highWaterMark: 0 },
  )
}

const spanOf = (cuts: readonly number[], number: number) => {
  const [from, to] = [cuts[number], cuts[number + 1]]
  if (from === undefined || to === undefined) throw new NotFound('segment', number)
  return { from, to, is_last: number + 2 === cuts.length }
}
