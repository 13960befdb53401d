import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { type Capabilities, covers } from './capabilities'
import type { PlayMethod } from './play-methods'
import { sentences } from './sentences'

/** The facts about a file that the decision needs. */
export type Decidable = {
  readonly container: string
  /** Its times begin long after zero, like those of a station that never stops: who opens the file itself counts like that, too. */
  readonly begins_late?: boolean
  /** Whether our own readers can read its packets; otherwise only the media tool can. */
  readonly is_readable: boolean
  readonly video: { readonly codec: string; readonly codec_string: string | null; readonly hdr: HdrKind; readonly height: number } | null
  readonly audio: readonly {
    readonly codec: string
    readonly codec_string: string | null
    readonly default: boolean
    readonly sample_rate?: number
  }[]
}
export type Wishes = {
  readonly audio_track?: number | undefined
  readonly max_height?: number | undefined
  /** Excludes methods that the player has tried and failed with. */
  readonly allow?: readonly PlayMethod[] | undefined
  /** Subtitles are drawn into the picture. */
  readonly burns?: boolean
}
/** What this machine can convert with. */
export type Means = { readonly media_tool: boolean; readonly transcoding: boolean }

/** How a track reaches the browser: unchanged, decoded by our own modules, decoded by the media tool, or not at all. */
export type AudioPlan = 'copy' | 'decode' | 'tool' | 'none'
export type Decision = {
  readonly method: PlayMethod
  readonly audio_track: number | null
  readonly audio: readonly AudioPlan[]
  /** Why it is not played unchanged. */
  readonly reasons: readonly Sentence[]
  /** What the viewer will miss. */
  readonly losses: readonly Sentence[]
}

type Asked = { readonly file: Decidable; readonly client: Capabilities; readonly wishes: Wishes; readonly means: Means }

/** AAC has no more samples in a second. */
const mostSamples = 96_000
/** Whether our own modules decode it. Without a codec string our packet reader does not know it. */
export const decodesHere = ({ codec, codec_string, sample_rate = 0 }: Decidable['audio'][number]): boolean =>
  codec === 'ac3' || codec === 'eac3' || (codec.startsWith('pcm_') && codec_string !== null && sample_rate <= mostSamples)
/** Codecs that go into HLS unchanged if the browser plays them. */
const carriedAudio = new Set(['aac', 'mp3', 'opus', 'flac', 'ac3', 'eac3'])
const carriedVideo = new Set(['h264', 'hevc', 'vp9', 'av1'])

/** The best way to play a file in this browser: direct, remuxed, with converted audio, converted, or not at all. */
export const decide = (asked: Asked): Decision => {
  const { file, client } = asked
  const plans = file.audio.map((track) => planAudio(track, asked))
  const chosen = chooseTrack(file, plans, asked.wishes)
  const whole = [...containerProblem(file, client), ...pictureProblem(asked)]
  const reasons = [...whole, ...audioProblem(file, client, chosen)]
  const way = whichWay(asked, { plan: chosen === null ? 'none' : plans[chosen], whole: whole.length, all: reasons.length })
  if (typeof way !== 'string')
    return { method: 'not_playable', audio_track: null, audio: plans.map(() => 'none'), reasons: [...reasons, way], losses: [] }
  const audio = way === 'transcode' && !file.is_readable ? plans.map((): AudioPlan => 'tool') : plans
  const isAsItIs = way === 'direct' && reasons.length === 0
  const losses = [...(way === 'transcode' ? hdrLoss(file) : []), ...(isAsItIs ? [] : audioLosses(file, chosen, audio))]
  // The browser plays a direct file's audio, whether or not it could go into a stream.
  const heard = isAsItIs && file.audio.length > 0 ? (chosen ?? 0) : chosen
  return { method: way, audio_track: heard, audio, reasons, losses }
}

type Obstacles = {
  readonly plan: AudioPlan | undefined
  /** How many of them concern the container or the video. */
  readonly whole: number
  readonly all: number
}

/** The method, or the reason why there is none. */
const whichWay = (asked: Asked, { plan, whole, all }: Obstacles): PlayMethod | Sentence => {
  const { file, client } = asked
  if (!file.video && file.audio.length === 0) return say(sentences, 'nothing_to_play')
  const isAllowed = (method: PlayMethod) => allows(asked.wishes, method)
  if (all === 0 && isAllowed('direct')) return 'direct'
  if (!client.hls) return whole === 0 ? 'direct' : say(sentences, 'hls_not_supported')
  const repackaged = plan === 'decode' || plan === 'tool' ? 'remux_audio' : 'remux'
  if (canCarry(file) && pictureProblem(asked).length === 0 && isAllowed(repackaged)) return repackaged
  return isAllowed('transcode') ? convert(asked) : say(sentences, 'nothing_left')
}

const allows = ({ allow }: Wishes, method: PlayMethod): boolean => allow?.includes(method) ?? true

const convert = ({ file, means }: Asked): PlayMethod | Sentence => {
  if (!means.media_tool) return say(sentences, 'needs_media_tool', { codec: file.video?.codec ?? file.container })
  return means.transcoding ? 'transcode' : say(sentences, 'transcoding_off')
}

const canCarry = ({ is_readable, video }: Decidable): boolean => is_readable && (!video || carriedVideo.has(video.codec))

/** Most decoders of the third layer of MPEG audio know the other two, but no browser says so. */
const mayBeHeard = ({ codec, codec_string }: Decidable['audio'][number]): boolean =>
  codec_string !== null && (codec === 'mp2' || codec === 'mp1')

const planAudio = (track: Decidable['audio'][number], { client, means }: Asked): AudioPlan => {
  const { codec, codec_string } = track
  if (carriedAudio.has(codec) && codec_string !== null && covers(client.audio, codec_string)) return 'copy'
  if (decodesHere(track)) return 'decode'
  if (means.media_tool) return 'tool'
  return mayBeHeard(track) && covers(client.audio, 'mp3') ? 'copy' : 'none'
}

/** The requested track, else the default one; an unplayable track is replaced with a playable one. */
const chooseTrack = (file: Decidable, plans: readonly AudioPlan[], { audio_track }: Wishes): number | null => {
  if (file.audio.length === 0) return null
  const standard = Math.max(
    0,
    file.audio.findIndex((track) => track.default),
  )
  const requested = audio_track !== undefined && audio_track < file.audio.length ? audio_track : standard
  if (plans[requested] !== 'none') return requested
  const other = plans.findIndex((plan) => plan !== 'none')
  return other < 0 ? null : other
}

const containerProblem = ({ container, begins_late }: Decidable, client: Capabilities): Sentence[] => {
  if (!client.containers.includes(container)) return [say(sentences, 'container_not_supported', { container })]
  return begins_late ? [say(sentences, 'times_begin_late')] : []
}

const pictureProblem = ({ file: { video }, client, wishes }: Asked): Sentence[] => {
  if (!video) return []
  if (wishes.burns) return [say(sentences, 'subtitles_burned_in')]
  // Profile 5 has no base layer that shows the right colors without Dolby Vision.
  if (video.hdr === 'dolby_vision' && !client.video.some((each) => each.startsWith('dvh1.05')))
    return [say(sentences, 'dolby_vision_not_supported')]
  if (video.codec_string === null || !covers(client.video, video.codec_string))
    return [say(sentences, 'video_not_supported', { codec: video.codec })]
  return wishes.max_height !== undefined && video.height > wishes.max_height
    ? [say(sentences, 'larger_than_wished', { height: video.height, max_height: wishes.max_height })]
    : []
}

const audioProblem = ({ audio }: Decidable, client: Capabilities, chosen: number | null): Sentence[] => {
  const unheard = audio.flatMap((track, index) =>
    (chosen === null || index === chosen) && (track.codec_string === null || !covers(client.audio, track.codec_string))
      ? [say(sentences, 'audio_not_supported', { codec: track.codec })]
      : [],
  )
  // A browser plays a file's first audio track, whatever the viewer wants.
  return audio.length > 1 && !client.picks_audio ? [...unheard, say(sentences, 'several_audio_tracks', { count: audio.length })] : unheard
}

const audioLosses = (file: Decidable, chosen: number | null, plans: readonly AudioPlan[]): Sentence[] => {
  const silent: Sentence[] = file.audio.flatMap((track, index) =>
    plans[index] === 'none' ? [say(sentences, 'audio_needs_media_tool', { codec: track.codec, track: index })] : [],
  )
  const track = chosen === null ? undefined : file.audio[chosen]
  if (track && plans[chosen ?? -1] === 'copy' && mayBeHeard(track))
    silent.push(say(sentences, 'audio_may_be_silent', { codec: track.codec }))
  return chosen === null && file.audio.length > 0 ? [say(sentences, 'no_audio', { codec: file.audio[0]?.codec ?? '' }), ...silent] : silent
}

const hdrLoss = ({ video }: Decidable): Sentence[] =>
  video && video.hdr !== 'none' && video.hdr !== 'dolby_vision_sdr' ? [say(sentences, 'hdr_lost')] : []
