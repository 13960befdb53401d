import { basename } from 'node:path'
import { fits } from '#server/foundation/lib/fits'
import type { HdrKind } from '#server/foundation/lib/hdr-kind'
import { languageOfTrack } from '#server/foundation/releases/languages'
import type { MovieFile } from '#server/library/files/schema'
import { type AudioTrack, MediaInfo, type VideoTrack } from '#server/library/media/schema'
import { languageShown, qualityModel } from './qualities'
import { known, spanOf } from './wire'

type Of = { folder: string; isUpgradable: boolean }

/** A file as Radarr shows it. */
export const fileShown = (file: MovieFile, { folder, isUpgradable }: Of) =>
  known({
    id: file.id,
    movieId: file.movie_id,
    relativePath: file.relative_path.startsWith(`${folder}/`) ? file.relative_path.slice(folder.length + 1) : basename(file.relative_path),
    path: file.path,
    size: file.size_bytes,
    dateAdded: file.added_at,
    sceneName: file.release_name,
    releaseGroup: file.release_group,
    edition: file.edition,
    languages: (file.languages.length > 0 ? file.languages : ['Unknown']).map(languageShown),
    quality: qualityModel(file.quality, file.revision),
    customFormats: [],
    customFormatScore: file.custom_format_score,
    indexerFlags: 0,
    qualityCutoffNotMet: isUpgradable,
    originalFilePath: file.imported_from,
    mediaInfo: mediaInfoShown(file.media_info),
  })

const isMediaInfo = fits(MediaInfo)

/** Numbers are 0 where unknown: phone apps read them as numbers. */
const mediaInfoShown = (stored: unknown) => {
  if (!isMediaInfo(stored)) return undefined
  const { video, audio, subtitles, duration_seconds } = stored
  const sound = audio.find((track) => track.default) ?? audio[0]
  return known({
    audioBitrate: 0,
    audioChannels: sound ? channelsOf(sound) : 0,
    audioCodec: sound && (audioCodecs[sound.codec] ?? sound.codec.toUpperCase()),
    audioLanguages: languageCodes(audio),
    audioStreamCount: audio.length,
    ...(video && pictureShown(video)),
    runTime: spanOf(duration_seconds ?? 0).replace(/^0(\d:)/, '$1'),
    scanType: 'Progressive',
    subtitles: languageCodes(subtitles),
  })
}

const pictureShown = (video: VideoTrack) => ({
  videoBitDepth: video.bit_depth ?? 8,
  videoBitrate: 0,
  videoCodec: videoCodecs[video.codec] ?? video.codec,
  videoFps: video.frame_rate ?? 0,
  videoDynamicRange: video.hdr === 'none' ? '' : 'HDR',
  videoDynamicRangeType: hdrWords[video.hdr],
  resolution: `${video.width}x${video.height}`,
})

const hdrWords: Record<HdrKind, string> = {
  none: '',
  pq10: 'PQ10',
  hdr10: 'HDR10',
  hdr10_plus: 'HDR10Plus',
  hlg10: 'HLG',
  dolby_vision: 'DV',
  dolby_vision_sdr: 'DV SDR',
  dolby_vision_hlg: 'DV HLG',
  dolby_vision_hdr10: 'DV HDR10',
  dolby_vision_hdr10_plus: 'DV HDR10Plus',
}
const videoCodecs: Record<string, string> = { hevc: 'x265', h264: 'x264', av1: 'AV1', vp9: 'VP9', mpeg2video: 'MPEG2', mpeg4: 'XviD' }
const audioCodecs: Record<string, string> = { eac3: 'EAC3', ac3: 'AC3', truehd: 'TrueHD', opus: 'Opus', vorbis: 'Vorbis' }

/** `5.1` for six channels. */
const channelsOf = ({ channels, channel_layout }: AudioTrack): number => {
  const named = Number(/^\d\.\d/.exec(channel_layout ?? '')?.[0] ?? Number.NaN)
  if (Number.isFinite(named)) return named
  return channels === 6 ? 5.1 : channels === 8 ? 7.1 : (channels ?? 0)
}

/** ISO 639-2 codes joined by a slash, as Radarr lists tracks. */
const languageCodes = (tracks: readonly { language: string | null }[]): string =>
  tracks
    .map(({ language }) => (language === null ? undefined : languageOfTrack(language)))
    .map((language) => language?.codes.find((code) => code.length === 3) ?? 'und')
    .join('/')
