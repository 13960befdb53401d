import type { Content } from './content'
import { idOf, ticks } from './ids'
import { rangeOf } from './range'

const no = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, false]))

/** Three-letter codes, which apps compare with the language that a person chose. */
const threeLetters = (code: string | null): string | undefined => {
  if (code === null) return undefined
  const long: Readonly<Record<string, string>> = {
    ...{ en: 'eng', de: 'ger', fr: 'fre', es: 'spa', it: 'ita', ja: 'jpn', ko: 'kor', zh: 'chi', pt: 'por', ru: 'rus', nl: 'dut' },
    ...{ sv: 'swe', da: 'dan', no: 'nor', nb: 'nob', fi: 'fin', pl: 'pol', cs: 'cze', hu: 'hun', tr: 'tur', ar: 'ara', he: 'heb' },
    ...{ hi: 'hin', th: 'tha', vi: 'vie', uk: 'ukr', el: 'gre', ro: 'rum', bg: 'bul', hr: 'hrv', sr: 'srp', sk: 'slo', sl: 'slv' },
  }
  return long[code.split('-')[0] ?? ''] ?? code
}
const nameFor = (...parts: (string | null | undefined)[]): string => parts.filter((part) => part).join(' ') || 'Track'
const channelNames: Readonly<Record<number, string>> = { 1: 'mono', 2: 'stereo', 6: '5.1', 8: '7.1' }

const common = {
  ...no('IsInterlaced IsHearingImpaired IsOriginal IsForced IsExternal IsTextSubtitleStream SupportsExternalStream'),
  IsDefault: false,
}

/** The tracks of a file, numbered as in the file: video, audio, subtitles inside, subtitles beside. */
export const streamsOf = ({ video, audio, subtitles }: Content) => {
  const range = video ? rangeOf(video.hdr) : 'Unknown'
  const pictures = video
    ? [
        {
          ...common,
          Type: 'Video',
          Codec: video.codec,
          IsDefault: true,
          Width: video.width,
          Height: video.height,
          AspectRatio: `${video.width}:${video.height}`,
          AverageFrameRate: video.frame_rate ?? undefined,
          RealFrameRate: video.frame_rate ?? undefined,
          BitDepth: video.bit_depth ?? (range === 'SDR' ? 8 : 10),
          VideoRange: range === 'SDR' ? 'SDR' : 'HDR',
          VideoRangeType: range,
          AudioSpatialFormat: 'None',
          DisplayTitle: nameFor(`${video.height}p`, video.codec.toUpperCase(), range),
        },
      ]
    : []
  const sounds = audio.map((track, i) => ({
    ...common,
    Type: 'Audio',
    Codec: track.codec,
    Language: threeLetters(track.language),
    Title: track.title ?? undefined,
    IsDefault: track.default || (i === 0 && !audio.some((each) => each.default)),
    Channels: track.channels ?? undefined,
    ChannelLayout: channelNames[track.channels ?? 0],
    VideoRange: 'Unknown',
    VideoRangeType: 'Unknown',
    AudioSpatialFormat: 'None',
    DisplayTitle: nameFor(track.title, track.language, track.codec.toUpperCase(), channelNames[track.channels ?? 0]),
  }))
  const texts = subtitles.map((track) => ({
    ...common,
    Type: 'Subtitle',
    Codec: track.codec === 'srt' ? 'subrip' : track.codec,
    Language: threeLetters(track.language),
    Title: track.title ?? undefined,
    IsDefault: track.default,
    IsForced: track.forced,
    IsHearingImpaired: track.hearing_impaired,
    IsExternal: track.source === 'sidecar',
    IsTextSubtitleStream: track.kind === 'text',
    SupportsExternalStream: track.kind === 'text',
    VideoRange: 'Unknown',
    VideoRangeType: 'Unknown',
    AudioSpatialFormat: 'None',
    DisplayTitle: nameFor(track.title, track.language, track.codec.toUpperCase(), track.forced ? 'Forced' : null),
  }))
  return [...pictures, ...sounds, ...texts].map((stream, Index) => ({ ...stream, Index }))
}

/** Number of the first subtitle among the tracks. */
export const firstSubtitle = ({ video, audio }: Pick<Content, 'video' | 'audio'>): number => (video ? 1 : 0) + audio.length

/** A file as a source to play. Its path on this computer stays here. */
export const sourceOf = (content: Content) => {
  const streams = streamsOf(content)
  const sound = streams.find(({ Type, IsDefault }) => Type === 'Audio' && IsDefault)
  const seconds = content.duration_seconds
  return {
    Protocol: 'File',
    Id: idOf('file', content.file_id),
    Type: 'Default',
    Container: content.container,
    Size: content.size,
    Name: content.name,
    ETag: idOf('file', content.file_id),
    RunTimeTicks: seconds === null ? undefined : ticks(seconds),
    ...no('IsRemote ReadAtNativeFramerate IgnoreDts IgnoreIndex GenPtsInput IsInfiniteStream UseMostCompatibleTranscodingProfile'),
    ...no('RequiresOpening RequiresClosing RequiresLooping SupportsTranscoding HasSegments SupportsDirectStream'),
    SupportsDirectPlay: true,
    SupportsProbing: true,
    VideoType: 'VideoFile',
    MediaStreams: streams,
    MediaAttachments: [],
    Formats: [],
    Bitrate: seconds ? Math.round((content.size * 8) / seconds) : undefined,
    RequiredHttpHeaders: {},
    TranscodingSubProtocol: 'http',
    DefaultAudioStreamIndex: sound?.Index,
    DefaultSubtitleStreamIndex: -1,
  }
}
