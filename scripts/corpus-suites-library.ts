import { type HdrKind, hdrKind } from '#server/foundation/lib/hdr-kind'
import { languageCode } from '#server/foundation/lib/language-code'
import { resolutionOfPicture } from '#server/foundation/releases/picture-size'
import { isMultiPart } from '#server/library/files/multi-part'
import { fillTemplate, type NamingOptions } from '#server/library/files/naming/fill-template'
import { audioCodecLabel, dynamicRangeLabel, dynamicRangeTypeLabel, videoCodecLabel } from '#server/library/files/naming/media-labels'
import { escapeDeviceName } from '#server/library/files/naming/portable'
import type { NamedFile, NamedMovie } from '#server/library/files/naming/tokens'
import { releaseNameOf } from '#server/library/files/release-name'
import { judgeSample } from '#server/library/files/sample'
import { isScannedPath } from '#server/library/files/scan-filter'
import type { MediaInfo } from '#server/library/media/schema'

/** Adapts the corpus's suites about names, files and tracks to our library, translating its vocabulary to ours. */
const hdrKindOf: Record<string, HdrKind> = {
  None: 'none',
  PQ10: 'pq10',
  HDR10: 'hdr10',
  HDR10Plus: 'hdr10_plus',
  HLG10: 'hlg10',
  DolbyVision: 'dolby_vision',
  DolbyVisionSDR: 'dolby_vision_sdr',
  DolbyVisionHLG: 'dolby_vision_hlg',
  DolbyVisionHDR10: 'dolby_vision_hdr10',
  DolbyVisionHDR10Plus: 'dolby_vision_hdr10_plus',
}
const hdrNameOf = Object.fromEntries(Object.entries(hdrKindOf).map(([name, kind]) => [kind, name]))

type Given = {
  kind: 'file' | 'folder'
  movie: {
    title: string
    originalTitle?: string
    translations?: Record<string, string>
    year?: number
    imdbId?: string
    tmdbId?: number
    collection?: string
  }
  file?: {
    quality: string
    version: number
    real: number
    releaseGroup: string | null
    edition?: string
    sceneName?: string
    relativePath?: string | null
    path?: string
    mediaInfo?: {
      videoFormat: string
      audioFormat: string
      audioChannels?: number
      audioLanguages: string[]
      subtitles: string[]
      videoBitDepth?: number
      hdrFormat?: string
    }
  }
  options: { rename: boolean; replaceIllegal: boolean; colon: NamingOptions['colon'] }
  customFormats?: { name: string; includeInName: boolean }[]
  programName?: string
}

const codeOfLanguage: Record<string, string> = { German: 'de', French: 'fr', Spanish: 'es', Italian: 'it', Japanese: 'ja', English: 'en' }

const movieOf = ({ movie }: Given): NamedMovie => ({
  title: movie.title,
  original_title: movie.originalTitle ?? null,
  translated_titles: Object.fromEntries(
    Object.entries(movie.translations ?? {}).map(([language, title]) => [codeOfLanguage[language] ?? language.toLowerCase(), title]),
  ),
  year: movie.year ?? null,
  collection: movie.collection ?? null,
  imdb_id: movie.imdbId ?? null,
  tmdb_id: movie.tmdbId ?? null,
})

const mediaInfoOf = (info: NonNullable<Given['file']>['mediaInfo']): MediaInfo | null =>
  info
    ? {
        container: 'matroska',
        duration_seconds: null,
        video: {
          codec: info.videoFormat,
          codec_tag: null,
          profile: null,
          width: 1920,
          height: 1080,
          bit_depth: info.videoBitDepth ?? null,
          frame_rate: null,
          hdr: hdrKindOf[info.hdrFormat ?? 'None'] ?? 'none',
          is_3d: false,
        },
        audio: info.audioLanguages.map((language) => ({
          codec: info.audioFormat,
          codec_tag: null,
          profile: null,
          channels: info.audioChannels ?? null,
          channel_layout: null,
          language: languageCode(language),
          title: null,
          default: true,
        })),
        subtitles: info.subtitles.map((language) => ({ codec: 'subrip', language: languageCode(language), title: null, forced: false })),
        chapters: 0,
      }
    : null

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const fileOf = ({ file, customFormats }: Given): NamedFile =>
  file
    ? {
        quality: file.quality,
        revision: { version: file.version, real: file.real },
        edition: file.edition ?? null,
        release_group: file.releaseGroup,
        release_name: file.sceneName ?? null,
        original_filename: file.relativePath ? baseName(file.relativePath) : file.path ? baseName(file.path) : null,
        media_info: mediaInfoOf(file.mediaInfo),
        custom_formats: (customFormats ?? []).filter((format) => format.includeInName).map((format) => format.name),
      }
    : {}

const naming = (template: string, given: Given) => {
  const { options } = given
  const levels = fillTemplate(
    options.rename ? template : '{Original Title}',
    { movie: movieOf(given), file: fileOf(given) },
    { colon: options.colon, replaceIllegal: options.replaceIllegal, unknownGroup: 'Radarr' },
  )
  return { value: levels.map(escapeDeviceName).join('/') }
}
const videoCodec = (codec: string, { codecId, sceneName }: { codecId: string | null; sceneName: string | null }) => ({
  value: videoCodecLabel({ codec, codec_tag: codecId }, sceneName),
})
const audioCodec = (codec: string, { codecId, profile }: { codecId: string | null; profile: string | null }) => ({
  value: audioCodecLabel({ codec, codec_tag: codecId, profile }),
})
const dynamicRange = (input: string) => {
  const hdr = hdrKindOf[input] ?? 'none'
  return { range: dynamicRangeLabel(hdr), rangeType: dynamicRangeTypeLabel(hdr) }
}

type HdrGiven = {
  bitDepth: number
  colourPrimaries: string
  transfer: string
  sideData: string[]
  doviBlSignalCompatibilityId: number | null
}
const hdrFormat = (_: string, { bitDepth, colourPrimaries, transfer, sideData, doviBlSignalCompatibilityId }: HdrGiven) => {
  const kind = hdrKind({
    bit_depth: bitDepth,
    primaries: colourPrimaries,
    transfer,
    side_data: sideData,
    dolby_vision_compatibility: doviBlSignalCompatibilityId,
  })
  return { value: hdrNameOf[kind] }
}

const resolutionFromSize = (_: string, size: { width: number; height: number }) => ({ resolution: resolutionOfPicture(size) })

const sample = (path: string, given: { movieRuntimeMinutes: number; fileRuntimeSeconds: number | string | null }) => {
  const duration_seconds = typeof given.fileRuntimeSeconds === 'number' ? given.fileRuntimeSeconds : null
  return { result: judgeSample({ path, movie_runtime_minutes: given.movieRuntimeMinutes, duration_seconds }).replace('_', '-') }
}

const multiPart = (path: string, { filesInFolder }: { filesInFolder: string[] }) => ({ accepted: !isMultiPart(path, filesInFolder) })

const scanFilter = (_: string, { files }: { files: string[] }) => ({ kept: files.filter((path) => isScannedPath(path)) })

type SceneGiven = { downloadTitle: string | null; folderTitle: string | null; otherVideoFiles: boolean }
const sceneNameSource = (path: string, { downloadTitle, folderTitle, otherVideoFiles }: SceneGiven) => ({
  value: releaseNameOf({ path, download_title: downloadTitle, folder_title: folderTitle, other_videos: otherVideoFiles }),
})

const filenameClean = (title: string) => ({
  value: fillTemplate('{Movie Title}', { movie: { title }, file: {} }, { colon: 'smart' }).join('/'),
})

export const suites = {
  naming,
  'mediainfo-video-codec': videoCodec,
  'mediainfo-audio-codec': audioCodec,
  'mediainfo-dynamic-range': dynamicRange,
  'hdr-format': hdrFormat,
  'resolution-from-size': resolutionFromSize,
  sample,
  'multi-part': multiPart,
  'scan-filter': scanFilter,
  'scene-name-source': sceneNameSource,
  'filename-clean': filenameClean,
}
