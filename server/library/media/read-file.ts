import type { InputAudioTrack, InputVideoTrack } from 'mediabunny'
import { type Colors, hdrKind } from '#server/foundation/lib/hdr-kind'
import { languageCode } from '#server/foundation/lib/language-code'
import { codecName, codecOfObject, codecOfWindows, subtitleCodec } from './codec-names'
import { cutAt } from './cut-at'
import { linesOfField } from './h264-fields'
import { indexedKeyFrames, matroskaKeyFrames } from './key-frames'
import { layerIn } from './mpeg-layer'
import { type OpenFile, UnreadableFile } from './open-file'
import type { ReadAudio, Reading, ReadSubtitle, ReadVideo } from './reading'
import { transportKeyFrames } from './transport-keys'

/** A file's content, from its own index and first packets. */
export const readFile = async (file: OpenFile): Promise<Reading> => {
  const first = file.video?.start ?? 0
  const start = Math.abs(first) < longest ? first : 0
  const { keys, last_seconds } = await keyFramesOf(file)
  const earliest = isHidden(start) ? -frameOverZero : await file.input.getFirstTimestamp()
  const end = Math.max(await endOf(file, last_seconds), start)
  return {
    container: file.container,
    duration_seconds: Math.round((end - start) * 1000) / 1000,
    video: file.video && (await readVideo(file, file.video.track)),
    audio: await Promise.all(file.audio.map(({ track }, index) => readAudio(file, track, index))),
    left_out: Math.max(0, file.declared.filter(({ kind }) => kind === 'audio').length - file.audio.length),
    subtitles: subtitlesOf(file),
    chapters: (file.matroska?.chapters ?? file.mp4?.chapters ?? []).map(({ start_seconds, title }) => ({
      start_seconds: Math.max(0, start_seconds - start),
      title,
    })),
    start_offset: start - Math.max(0, earliest),
    direct_offset: start - Math.min(0, earliest),
    missing_bytes: file.matroska?.missing_bytes ?? file.mp4?.missing_bytes ?? 0,
    video_cuts: file.video ? cutAt(keys, { start, end, bytes: file.bytes.size }) : [],
  }
}

/** Pictures before zero are hidden by an edit list. Only streams show them, because they begin with a key frame. */
const isHidden = (start: number): boolean => start < 0
/** Of the sound, browsers count the frame that reaches over zero: 1,024 samples of AAC. */
const frameOverZero = 1024 / 48_000

const keyFramesOf = async ({ matroska, mp4, bytes, video, container, is_growing }: OpenFile) => {
  if (is_growing && !(matroska ? matroska.cues.length > 0 : mp4)) throw new UnreadableFile('no_index')
  if (matroska) return matroskaKeyFrames(bytes, matroska)
  if (video && container === 'mpegts') return transportKeyFrames(bytes, { pid: video.track.id, start: video.start })
  return video ? await indexedKeyFrames(video.sink) : { keys: [], last_seconds: 0 }
}

/** No movie is longer; a longer one is damage. */
const longest = 1_000_000
const believed = (seconds: number | null): number => (seconds !== null && seconds > 0 && seconds < longest ? seconds : 0)

/** A header written before the movie ended may declare too little, so packets count as well. */
const endOf = async ({ matroska, input }: OpenFile, seen: number): Promise<number> => {
  const declared = matroska
    ? Math.max(believed(matroska.duration_seconds), believed(seen))
    : believed(await input.getDurationFromMetadata())
  return declared || believed(await input.computeDuration())
}

const readVideo = async (file: OpenFile, track: InputVideoTrack): Promise<ReadVideo> => {
  const { matroska, mp4 } = file
  const codec = await codecOf(file, track)
  const codec_string = (await track.getCodecParameterString())?.replace(/^hev1/, 'hvc1') ?? null
  const own = matroska?.tracks.find(({ type }) => type === 'video')
  const bit_depth = codec_string === null ? (eightBits.has(codec) ? 8 : null) : bitDepthOf(codec_string)
  return {
    codec,
    codec_string,
    width: await track.getDisplayWidth(),
    height: await linesOf(file, track),
    bit_depth,
    frame_rate: statedRate(own?.default_duration_ns ?? null) ?? (await frameRateOf(track)),
    hdr: hdrKind(
      colorsOf(await track.getColorSpace(), {
        bit_depth,
        dolby: own?.dolby_vision ?? mp4?.dolby_vision,
        hasMastering: (own ?? mp4)?.has_mastering ?? false,
      }),
    ),
    is_3d: own?.is_3d ?? false,
  }
}

const codecOf = async ({ matroska, mp4 }: OpenFile, track: InputVideoTrack): Promise<string> => {
  const name = codecName(await track.getCodec(), await track.getInternalCodecId())
  const own = matroska?.tracks.find(({ type }) => type === 'video')
  if (name === 'mpeg4') return codecOfObject(mp4?.object_type ?? null) ?? name
  return name === 'vfw' ? (codecOfWindows(own?.codec_private ?? null) ?? name) : name
}

/** Our packet reader counts the lines of one field where a transport stream has both. */
const linesOf = async ({ container, video }: OpenFile, track: InputVideoTrack): Promise<number> => {
  const lines = await track.getDisplayHeight()
  if (container !== 'mpegts' || !video || (await track.getCodec()) !== 'avc') return lines
  const [first, counted] = [await video.sink.getFirstPacket(), await track.getCodedHeight()]
  const missing = first ? linesOfField(first.data) : 0
  return counted > 0 ? Math.round((lines * (counted + missing)) / counted) : lines
}

type Beside = { readonly bit_depth: number | null; readonly dolby: Buffer | undefined; readonly hasMastering: boolean }
const colorsOf = ({ primaries = null, transfer }: VideoColorSpaceInit, { bit_depth, dolby, hasMastering }: Beside): Colors => ({
  bit_depth,
  primaries,
  transfer: transfers[transfer ?? ''] ?? null,
  side_data: [...(dolby ? ['dovi configuration'] : []), ...(hasMastering ? ['mastering display'] : [])],
  dolby_vision_compatibility: dolby?.[4] === undefined ? null : dolby[4] >> 4,
})

/** Browsers and ffmpeg name transfer functions differently. */
const transfers: Readonly<Record<string, string>> = { pq: 'smpte2084', hlg: 'arib-std-b67' }

const eightBits = new Set(['mpeg1video', 'mpeg2video', 'mpeg4'])

/** The bit depth is in the codec string, or follows from its profile. */
const bitDepthOf = (codecString: string): number | null => {
  const [name = '', profile = '', , depth = '8'] = codecString.split('.')
  if (name === 'avc1') return Number.parseInt(profile.slice(0, 2), 16) >= 110 ? 10 : 8
  if (name === 'hvc1') return profile === '1' ? 8 : 10
  if (name === 'vp8') return 8
  return ['vp09', 'av01'].includes(name) ? Number(depth) || 8 : null
}

const packetsForRate = 60

const likelyRate = (rate: number): boolean => rate >= 1 && rate <= 120
const rounded = (rate: number): number => Math.round(rate * 1000) / 1000

/** Counting packets is misled by pictures without a time of their own. */
const statedRate = (durationNs: number | null): number | null => {
  const rate = durationNs === null ? 0 : 1e9 / durationNs
  return likelyRate(rate) ? rounded(rate) : null
}

const frameRateOf = async (track: InputVideoTrack): Promise<number | null> => {
  try {
    const { bestGuessFrameRate: rate } = await track.computeFrameRateMetrics({ targetPacketCount: packetsForRate })
    return likelyRate(rate) ? rounded(rate) : null
  } catch {
    return null // too few packets to tell
  }
}

const readAudio = async (file: OpenFile, track: InputAudioTrack, index: number): Promise<ReadAudio> => {
  const { matroska, mp4, container, declared } = file
  const named = codecName(await track.getCodec(), await track.getInternalCodecId())
  const codec = named === 'mp3' ? await layerOf(file, index) : named
  const own = matroska?.tracks.filter(({ type }) => type === 'audio')[index]
  const flags = own ?? {
    language: declared.find(({ pid }) => pid === track.id)?.language ?? mp4?.languages.get(track.id) ?? (await track.getLanguageCode()),
    title: (await track.getName()) ?? '',
    // A transport stream marks no track as default.
    default: container !== 'mpegts' && (await track.getDisposition()).default,
  }
  return {
    codec,
    codec_string: named === 'mp3' ? codec : await track.getCodecParameterString(),
    channels: await track.getNumberOfChannels(),
    sample_rate: await track.getSampleRate(),
    language: languageCode(flags.language),
    title: flags.title || null,
    default: flags.default,
  }
}

/** Only a frame tells: one number stands for all layers in a transport stream, in MP4, and in AVI. */
const layerOf = async ({ audio }: OpenFile, index: number): Promise<string> => {
  const first = await audio[index]?.sink.getFirstPacket()
  return (first && layerIn(first.data)) ?? 'mp3'
}

const subtitlesOf = ({ matroska, mp4, declared }: OpenFile): ReadSubtitle[] => {
  if (matroska)
    return matroska.tracks
      .filter(({ type }) => type === 'subtitle')
      .map((track) => ({
        ...subtitleCodec(track.codec_id),
        language: languageCode(track.language),
        title: track.title || null,
        default: track.default,
        forced: track.forced,
        hearing_impaired: track.hearing_impaired,
      }))
  if (!mp4) return declared.flatMap((each) => (each.codec === null ? [] : [imagesIn(each.codec, each.language)]))
  return mp4.text_tracks.map(({ language, title, is_default }) => ({
    codec: 'mov_text',
    kind: 'text',
    language: languageCode(language),
    title: title || null,
    default: is_default,
    forced: false,
    hearing_impaired: false,
  }))
}

/** Subtitles of a transport stream. Nothing here draws them, but the person knows that they exist. */
const imagesIn = (codec: string, language: string | null): ReadSubtitle => ({
  codec,
  kind: 'image',
  language: languageCode(language ?? ''),
  title: null,
  default: false,
  forced: false,
  hearing_impaired: false,
})
