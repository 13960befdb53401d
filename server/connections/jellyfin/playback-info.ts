import { attempt } from '#server/foundation/lib/attempt'
import type { Prepared, PrepareRequest } from '#server/library/playback/schema'
import { containerOf, prepared as contentOf, type FileRow } from './content'
import { idOf } from './ids'
import { type DeviceProfile, directSupports, largestHeight, streamSupports } from './profile'
import { firstSubtitle, sourceOf } from './source'

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
    (file: FileRow, { request, session_id }: Asked) =>
    (supports: PrepareRequest['supports'], more: Partial<PrepareRequest>) =>
      prepare({ file_id: file.id, session_id, request: { supports, ...largestHeight(request.DeviceProfile), ...more } })

  const decideFor = async (file: FileRow, asked: Asked): Promise<Prepared> => {
    const { request } = asked
    const ask = askFor(file, asked)
    const direct = request.EnableDirectPlay === false ? null : directSupports(request.DeviceProfile, containerOf(file.relative_path))
    const asItIs = await ask(direct ?? nothing, { allow: ['direct'] })
    const isSmall = fits(asItIs, request)
    if (asItIs.method === 'direct' && direct && isSmall) return asItIs
    const stream = streamSupports(request.DeviceProfile)
    if (!stream) return { ...asItIs, method: 'not_playable' }
    const wish = wishedTrack(asItIs, request)
    const smaller = isSmall ? null : await ask(stream, { ...wish, allow: ['transcode'] })
    return smaller?.url ? smaller : await ask(stream, { ...wish, allow: ['remux', 'remux_audio', 'transcode'] })
  }

  return async (asked: Asked) => {
    const sources = []
    let session = ''
    for (const file of asked.files) {
      const found = await attempt(() => decideFor(file, asked))
      if (!found.ok) continue
      session ||= found.value.id.replaceAll('-', '')
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

const wishedTrack = ({ video }: Prepared, { AudioStreamIndex: track }: PlaybackRequest): Pick<PrepareRequest, 'audio_track'> =>
  typeof track === 'number' && track > 0 ? { audio_track: track - (video ? 1 : 0) } : {}

const nothing = { containers: [], video: [], audio: [], hls: false }

const fits = ({ bitrate }: Prepared, { MaxStreamingBitrate: most }: PlaybackRequest): boolean => !bitrate || !most || bitrate <= most

type Place = Asked & { readonly play: string }
const describe = (file: FileRow, found: Prepared, { movieId, request, token, play }: Place) => {
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
    if (stream.Type !== 'Subtitle' || !track?.url || track.kind !== 'text') return stream
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
      TranscodingUrl: `/Videos/${id}/master.m3u8?MediaSourceId=${source.Id}&PlaySessionId=${play}&Plan=${plan}&ApiKey=${token}&TranscodeReasons=${reasonsOf(found).join(',')}`,
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
  video_not_supported: 'VideoCodecNotSupported',
  dolby_vision_not_supported: 'VideoRangeTypeNotSupported',
  audio_not_supported: 'AudioCodecNotSupported',
  larger_than_wished: 'VideoResolutionNotSupported',
}
const reasonsOf = ({ reasons }: Prepared): string[] => {
  const found = reasons.flatMap(({ code }) => words[code] ?? [])
  return found.length > 0 ? [...new Set(found)] : ['ContainerNotSupported']
}
