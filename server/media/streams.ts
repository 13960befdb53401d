import { attempt } from '#server/lib/attempt'
import { Conflict, NotFound, Unavailable } from '#server/platform/errors'
import { audioCuts } from './hls/audio-grid'
import type { StreamPlan } from './hls/playlists'
import { audioPlaylist, masterPlaylist, videoPlaylist } from './hls/playlists'
import { CannotRead, type MediaWorker } from './media-worker'
import type { Reading } from './reading'
import type { Job } from './worker-jobs'

type Bytes = Uint8Array<ArrayBuffer>
type SegmentKind = Exclude<Job['kind'], 'read' | 'subtitle' | 'sidecar'>
export type Stream = {
  readonly path: string
  readonly size_bytes: number
  readonly reading: Reading
  readonly plan: StreamPlan
}
export type Streams = ReturnType<typeof createStreams>

/** Playlists and segments of a file, made when they are asked for. Throws NotFound for what a stream does not have, Conflict where the file is damaged. */
export const createStreams = ({ worker }: { worker: Pick<MediaWorker, 'ask'> }) => {
  const modeOf = ({ plan }: Stream, track: number) => {
    const mode = plan.audio[track]
    if (mode === undefined || mode === 'none') throw new NotFound('audio track', track)
    return mode
  }

  const make = async (job: Extract<Job, { kind: SegmentKind }>, signal: AbortSignal | undefined): Promise<Bytes> => {
    const made = await attempt(() => worker.ask<SegmentKind>(job, signal))
    if (made.ok) return made.value
    if (signal?.aborted) throw new Unavailable('The player asked for something else meanwhile')
    throw made.error instanceof CannotRead ? new Conflict('The file is damaged here') : made.error
  }

  return {
    master: (stream: Stream, base: string): string => masterPlaylist(stream, base),
    videoPlaylist: ({ reading }: Stream): string => videoPlaylist(cutsOf(reading)),
    audioPlaylist: (stream: Stream, track: number): string => {
      modeOf(stream, track)
      return audioPlaylist(stream, track)
    },

    videoInit: ({ path, reading }: Stream, signal?: AbortSignal): Promise<Bytes> => {
      cutsOf(reading)
      return make({ kind: 'video_init', path }, signal)
    },
    videoSegment: ({ path, reading }: Stream, number: number, signal?: AbortSignal): Promise<Bytes> =>
      make({ kind: 'video_segment', path, number, ...spanOf(cutsOf(reading), number) }, signal),

    audioInit: (stream: Stream, track: number, signal?: AbortSignal): Promise<Bytes> =>
      make({ kind: 'audio_init', path: stream.path, track, mode: modeOf(stream, track) }, signal),
    audioSegment: (stream: Stream, { track, number }: { track: number; number: number }, signal?: AbortSignal): Promise<Bytes> => {
      const span = spanOf(audioCuts(stream.reading.duration_seconds), number)
      return make({ kind: 'audio_segment', path: stream.path, track, mode: modeOf(stream, track), number, ...span }, signal)
    },
  }
}

const cutsOf = ({ video_cuts }: Reading): readonly number[] => {
  if (video_cuts.length < 2) throw new NotFound('video', 0)
  return video_cuts
}

const spanOf = (cuts: readonly number[], number: number) => {
  const [from, to] = [cuts[number], cuts[number + 1]]
  if (from === undefined || to === undefined) throw new NotFound('segment', number)
  return { from, to, is_last: number + 2 === cuts.length }
}
