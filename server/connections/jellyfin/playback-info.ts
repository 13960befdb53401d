import { attempt } from '#server/foundation/lib/attempt'
import type { Prepared, PrepareRequest } from '#server/library/playback/schema'
import { containerOf, prepared as contentOf, type FileRow } from './content'
import { idOf } from './ids'
import { type DeviceProfile, directSupports, largestHeight, shows, streamSupports } from './profile'
import { firstSubtitle, sourceOf } from './source'
import { deliveryOf, toBurn } from './subtitle-delivery'

/** What an app sends before it plays. */
export type PlaybackRequest = {
  readonly DeviceProfile?: DeviceProfile
  readonly EnableDirectPlay?: boolean
  readonly AudioStreamIndex?: number | null
  readonly SubtitleStreamIndex?: number | null
  readonly MaxStreamingBitrate?: number | null
  readonly MediaSourceId?: string | null
}
type Deps = {
  prepare: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
}
type Asked = {
  readonly movieId: number
  readonly files: readonly FileRow[]
  readonly request: PlaybackRequest
  readonly session_id: string
  readonly token: string
}

/** How each file of a movie plays in an app: as it is, as a stream of ours, or not at all. Never an address that fails. */
export const createPlaybackInfo = ({ prepare }: Deps) => {
  const askFor =
    (file: FileRow, { session_id }: Asked) =>
    (supports: PrepareRequest['supports'], more: Partial<PrepareRequest>) =>
      prepare({ file_id: file.id, session_id, request: { supports, ...more } })

  /** With the chosen subtitles in the picture. Null if the app shows them itself, or nothing can draw them. */
  const drawnFor = async (asItIs: Prepared, { request }: Asked, ask: ReturnType<typeof askFor>): Promise<Prepared | null> => {
    const profile = request.DeviceProfile
    const [subtitle_track, stream] = [toBurn(asItIs, request.SubtitleStreamIndex, profile), streamSupports(profile)]
    if (subtitle_track === null || !stream) return null
    const wish = { ...wishedTrack(asItIs, request), ...largestHeight(profile, 'h264'), subtitle_track, burn_in: true }
    const found = await ask(stream, { ...wish, allow: ['transcode'] })
    return found.burned_in === null ? null : found
  }

  const decideFor = async (file: FileRow, asked: Asked): Promise<Way> => {
    const profile = asked.request.DeviceProfile
    const ask = askFor(file, asked)
    const direct = directFor(file, asked)
    const look = (wish: Partial<PrepareRequest>) => ask(direct ?? nothing, { ...wish, allow: ['direct'] })
    const first = await look({})
    const wish = wishedTrack(first, asked.request)
    const asItIs = wish.audio_track === undefined ? first : await look(wish)
    const why = obstaclesOf(asItIs, asked.request)
    const drawn = await drawnFor(asItIs, asked, ask)
    if (drawn) return { found: drawn, reasons: [...why, 'SubtitleCodecNotSupported'] }
    // Without HLS, our own decision takes a silent movie for better than none.
    if (asItIs.method === 'direct' && asItIs.reasons.length === 0 && direct && why.length === 0) return { found: asItIs, reasons: [] }
    const stream = streamSupports(profile)
    if (!stream) return { found: { ...asItIs, method: 'not_playable' }, reasons: [] }
    const found = await streamFor(why, {
      carried: () => ask(stream, { ...wish, allow: ['remux', 'remux_audio'] }),
      converted: () => ask(stream, { ...wish, ...largestHeight(profile, 'h264'), allow: ['transcode'] }),
    })
    const own = direct ? asItIs.reasons : found.reasons
    return { found, reasons: [...why, ...own.flatMap(({ code }) => words[code] ?? [])] }
  }

  return async (asked: Asked) => {
    const sources = []
    let session = ''
    for (const file of asked.files) {
      const found = await attempt(() => decideFor(file, asked))
      if (!found.ok) continue
      session ||= found.value.found.id.replaceAll('-', '')
      sources.push(describe(file, found.value, { ...asked, play: session }))
    }
    const isPlayable = sources.some((source) => source.SupportsDirectPlay || source.SupportsTranscoding)
    return {
      MediaSources: sources,
      PlaySessionId: session || crypto.randomUUID().replaceAll('-', ''),
      ...(!isPlayable && { ErrorCode: 'NoCompatibleStream' }),
    }
  }
}

const directFor = ({ relative_path }: FileRow, { request }: Asked) =>
  request.EnableDirectPlay === false ? null : directSupports(request.DeviceProfile, containerOf(relative_path))

const wishedTrack = ({ video }: Prepared, { AudioStreamIndex: track }: PlaybackRequest): Pick<PrepareRequest, 'audio_track'> =>
  typeof track === 'number' && track > 0 ? { audio_track: track - (video ? 1 : 0) } : {}

/** How a file plays, and why not as it is. */
type Way = { readonly found: Prepared; readonly reasons: readonly string[] }
const tooLarge = 'VideoResolutionNotSupported'
/** Why a video is not sent as it is although the app has its codec. */
const obstaclesOf = (asItIs: Prepared, request: PlaybackRequest): string[] => {
  const { size, range } = asItIs.video ? shows(request.DeviceProfile, asItIs.video) : { size: true, range: true }
  return [
    ...(size ? [] : [tooLarge]),
    ...(range ? [] : ['VideoRangeTypeNotSupported']),
    ...(fits(asItIs, request) ? [] : ['ContainerBitrateExceedsLimit']),
  ]
}

type Streams = { carried: () => Promise<Prepared>; converted: () => Promise<Prepared> }
/** Pale colors and a slow line are better than nothing; of a picture that is too large for its decoder the app shows nothing. */
const streamFor = async (why: readonly string[], { carried, converted }: Streams): Promise<Prepared> => {
  const [first, second] = why.length === 0 ? [carried, converted] : [converted, carried]
  const best = await first()
  return best.url !== null || why.includes(tooLarge) ? best : await second()
}

const nothing = { containers: [], video: [], audio: [], hls: false }

const fits = ({ bitrate }: Prepared, { MaxStreamingBitrate: most }: PlaybackRequest): boolean => !bitrate || !most || bitrate <= most

type Place = Asked & { readonly play: string }
const describe = (file: FileRow, { found, reasons }: Way, { movieId, request, token, play }: Place) => {
  const content = contentOf(file, found)
  const source = sourceOf(content)
  const id = idOf('movie', movieId)
  const isDirect = found.method === 'direct'
  const isStream = !isDirect && found.method !== 'not_playable' && found.url !== null
  const plan = isStream ? (new URLSearchParams(found.url?.split('?')[1]).get('plan') ?? '') : ''
  const first = firstSubtitle(content)
  const form = subtitleForm(request.DeviceProfile)
  const streams = source.MediaStreams.map((stream) => {
    const track = found.subtitle_tracks[stream.Index - first]
    if (stream.Type !== 'Subtitle' || !track) return stream
    const delivery = found.burned_in === track.index ? 'Encode' : deliveryOf(track, request.DeviceProfile, isDirect)
    if (delivery === null) return stream
    if (delivery !== 'External') return { ...stream, DeliveryMethod: delivery }
    const address = `/Videos/${id}/${source.Id}/Subtitles/${stream.Index}/0/Stream.${form}?ApiKey=${token}`
    return { ...stream, DeliveryMethod: 'External', DeliveryUrl: address, IsExternalUrl: false }
  })
  return {
    ...source,
    MediaStreams: streams,
    SupportsDirectPlay: isDirect,
    SupportsTranscoding: isStream,
    ...(found.audio_track !== null && { DefaultAudioStreamIndex: found.audio_track + (found.video ? 1 : 0) }),
    ...(typeof request.SubtitleStreamIndex === 'number' && { DefaultSubtitleStreamIndex: request.SubtitleStreamIndex }),
    ...(isStream && {
      TranscodingUrl: `/Videos/${id}/master.m3u8?MediaSourceId=${source.Id}&PlaySessionId=${play}&Plan=${plan}&ApiKey=${token}&TranscodeReasons=${[...new Set(reasons)].join(',') || 'DirectPlayError'}`,
      TranscodingSubProtocol: 'hls',
      TranscodingContainer: 'mp4',
    }),
  }
}

const subtitleForm = (profile: DeviceProfile | undefined): 'vtt' | 'srt' => {
  const taken = (profile?.SubtitleProfiles ?? []).map(({ Format }) => Format?.toLowerCase() ?? '')
  return taken.length > 0 && !taken.some((name) => name.includes('vtt')) ? 'srt' : 'vtt'
}

/** Our reasons in the words of the dialect. */
const words: Readonly<Record<string, string>> = {
  container_not_supported: 'ContainerNotSupported',
  times_begin_late: 'ContainerNotSupported',
  video_not_supported: 'VideoCodecNotSupported',
  dolby_vision_not_supported: 'VideoRangeTypeNotSupported',
  audio_not_supported: 'AudioCodecNotSupported',
}
