import { languageCode } from '#server/foundation/lib/language-code'
import type { Prepared } from '#server/library/playback/schema'
import type { probe, Stream } from './make'

type Probed = ReturnType<typeof probe>
/** A fact of a movie: what ffprobe says and what we say. */
export type Fact = { readonly what: string; readonly theirs: unknown; readonly ours: unknown; readonly isRight: boolean }

const ratioOf = (text: string | undefined): number => {
  const [above = 0, below = 1] = (text ?? '').split(/[/:]/).map(Number)
  return below > 0 ? above / below : 0
}

/** Players cannot show more than this, so it is no rate. */
const likely = (rate: number): boolean => rate >= 1 && rate <= 120

/** Layers 2 and 3 share their number in a transport stream, and every browser plays both. */
const isMpeg = (...codecs: readonly (string | undefined)[]): boolean => codecs.every((codec) => codec === 'mp2' || codec === 'mp3')

/** ffprobe lists the core that a TrueHD track may have in a Blu-ray stream, even if it has none. */
const isReal = ({ codec_name, channels }: Stream): boolean => codec_name !== 'ac3' || (channels ?? 0) > 0

/** Compares what a player is told with what ffprobe finds. `isDisabled`: the file says not to offer its last sound, which ffprobe lists. */
export const facts = ({ streams }: Probed, prepared: Prepared, isDisabled: boolean): Fact[] => {
  const [pictures, sounds, texts] = ['video', 'audio', 'subtitle'].map((kind) => streams.filter(({ codec_type }) => codec_type === kind))
  const [picture] = pictures ?? []
  const found: Fact[] = []
  const note = (what: string, [theirs, ours]: readonly [unknown, unknown], isRight = theirs === ours) =>
    found.push({ what, theirs, ours, isRight })
  const leftOut = prepared.losses.find(({ code }) => code === 'audio_left_out')?.values.count
  const inWords = prepared.audio_tracks.length + (typeof leftOut === 'number' ? leftOut : 0)
  const known = sounds?.filter(isReal) ?? []
  if (isDisabled) known.pop()
  note('sound tracks', [known.length, inWords])
  if (leftOut !== undefined) return found
  known.forEach(({ tags, codec_name }, i) => {
    const ours = prepared.audio_tracks[i]
    note('language', [languageCode(tags?.language ?? ''), ours?.language ?? null])
    note('sound codec', [codec_name, ours?.codec], ours?.codec === codec_name || isMpeg(ours?.codec, codec_name))
  })
  note('subtitle tracks', [texts?.length, prepared.subtitle_tracks.length])
  if (!picture) return found
  const shape = ratioOf(picture.sample_aspect_ratio) || 1
  const [width, height] = [picture.width ?? 0, picture.height ?? 0]
  const { video } = prepared
  note('picture codec', [picture.codec_name, video?.codec])
  const isShape = (w: number, h: number) => Math.abs((video?.width ?? 0) - w) <= 2 && Math.abs((video?.height ?? 0) - h) <= 2
  const isSize = isShape(width, height) || isShape(width * shape, height) || isShape(width, height / shape)
  note('size', [`${width}×${height} ${picture.sample_aspect_ratio}`, `${video?.width}×${video?.height}`], isSize)
  const rates = [picture.avg_frame_rate, picture.r_frame_rate].map(ratioOf).filter(likely)
  const rate = video?.frame_rate ?? 0
  note('frame rate', [rates.join(' or '), rate], rates.length === 0 || rates.some((each) => Math.abs(each - rate) / each < 0.02))
  return found
}
