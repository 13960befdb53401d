import type { Burned, Burning } from './burning'
import type { Converter } from './converter'
import { cutsOfConversion } from './hls/audio-grid'
import type { MediaWorker } from './media-worker'
import type { Reading } from './reading'

type Bytes = Uint8Array<ArrayBuffer>
type Of = { readonly path: string; readonly reading: Reading; readonly burned?: Burned | undefined }
type Span = { readonly number: number; readonly from: number; readonly to: number; readonly is_last: boolean }
export type Conversions = ReturnType<typeof createConversions>

const frameSamples = 1024
/** Extra frames that the encoder needs before the first kept one and after the last. */
const lead = 4
const tail = 2
const mostChannels = 6

/** Segments of tracks that only the media tool can decode, on the same grid as all others. */
type Deps = {
  readonly worker: Pick<MediaWorker, 'ask'>
  readonly converter: Pick<Converter, 'audio' | 'video' | 'whole'>
  readonly burning: Pick<Burning, 'during' | 'forAsLong'>
}
export const createConversions = ({ worker, converter, burning }: Deps) => {
  const shapeOf = ({ audio }: Reading, track: number) => {
    const { channels = 2, sample_rate = 48_000 } = audio[track] ?? {}
    return { channels: Math.max(1, Math.min(mostChannels, channels)), rate: Math.min(48_000, sample_rate) }
  }

  return {
    audioInit: ({ path, reading }: Of, track: number): Promise<Bytes> => worker.ask({ kind: 'aac_init', path, ...shapeOf(reading, track) }),

    async audioSegment({ path, reading }: Of, { track, ...span }: Span & { track: number }, signal?: AbortSignal): Promise<Bytes> {
      const shape = shapeOf(reading, track)
      const first = Math.ceil((span.from * shape.rate) / frameSamples)
      const frames = Math.max(1, Math.ceil((span.to * shape.rate) / frameSamples) - first)
      const begin = (first - lead) * frameSamples + Math.round(reading.start_offset * shape.rate)
      const skipped = Math.max(0, -begin)
      const at = Math.max(0, begin) / shape.rate
      const seconds = ((frames + lead + tail) * frameSamples - skipped) / shape.rate
      const data = await converter.audio({ path, at, seconds, track, ...shape }, signal)
      return worker.ask({ kind: 'encoded_segment', path, data, ...shape, number: span.number, first, frames, skipped }, signal)
    },

    cuts: ({ duration_seconds }: Reading): number[] => cutsOfConversion(duration_seconds),

    async videoInit(of: Of, height: number, signal?: AbortSignal): Promise<Bytes> {
      const data = await converter.video(partOf(of, { from: 0, to: 0.5, height }), signal)
      return worker.ask({ kind: 'converted_init', path: of.path, data }, signal)
    },

    /** The rest of a file as one stream, for televisions that take no segments. */
    async whole(of: Of & { track: number | null }, { from, height }: { from: number; height: number }, signal: AbortSignal) {
      const { burned, track, ...file } = of
      const span = { from, to: of.reading.duration_seconds }
      const part = partOf(of, { ...span, height })
      return burned
        ? burning.forAsLong({ ...file, burned }, span, (drawn) => converter.whole({ ...part, burned: drawn, track }, signal))
        : converter.whole({ ...part, track }, signal)
    },

    async videoSegment(of: Of, { height, ...span }: Span & { height: number }, signal?: AbortSignal): Promise<Bytes> {
      const { burned, ...file } = of
      const part = partOf(of, { ...span, height })
      const data = await (burned
        ? burning.during({ ...file, burned }, span, (drawn) => converter.video({ ...part, burned: drawn }, signal))
        : converter.video(part, signal))
      return worker.ask({ kind: 'converted_segment', path: of.path, data, number: span.number, from: span.from }, signal)
    },
  }
}

const partOf = ({ path, reading }: Of, { from, to, height }: { from: number; to: number; height: number }) => ({
  path,
  at: from + reading.start_offset,
  seconds: to - from,
  height,
  codec: reading.video?.codec ?? 'unknown',
  bit_depth: reading.video?.bit_depth ?? null,
  hdr: reading.video?.hdr ?? 'none',
})
