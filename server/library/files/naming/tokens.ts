import type { MediaInfo } from '#server/library/media/schema'
import { selectFormats, selectLanguages } from './filters'
import { audioCodecLabel, channelsLabel, dynamicRangeLabel, dynamicRangeTypeLabel, videoCodecLabel } from './media-labels'
import { articleLast, cleanArticleLast, cleanTitle, editionCase, firstCharacter } from './title-forms'

/** The input for a name. `translated_titles` is keyed by language code (`de`, `fr`). */
export type NamedMovie = {
  readonly title: string
  readonly original_title?: string | null
  readonly translated_titles?: Readonly<Record<string, string>>
  readonly year?: number | null
  readonly certification?: string | null
  readonly collection?: string | null
  readonly imdb_id?: string | null
  readonly tmdb_id?: number | null
}
export type NamedFile = {
  /** Name in the quality table, such as `Bluray-1080p`. */
  readonly quality?: string | null
  readonly revision?: { readonly version: number; readonly real: number; readonly is_repack?: boolean } | null
  readonly edition?: string | null
  /** Null if its movie has only one version. */
  readonly version_name?: string | null
  readonly release_group?: string | null
  readonly release_name?: string | null
  /** The original name of the file, without folder and extension. */
  readonly original_filename?: string | null
  readonly media_info?: MediaInfo | null
  readonly custom_formats?: readonly string[]
}
export type Named = { readonly movie: NamedMovie; readonly file: NamedFile }

export type TokenRule = {
  readonly value: (named: Named, argument: string | null) => string
  /** The argument allowed after the colon. */
  readonly takes?: 'length' | 'length or language' | 'languages' | 'formats' | 'format'
  /** Known without a file, so usable in folder names too. */
  readonly ofMovie?: boolean
  /** Distinguishes one movie from another. */
  readonly identifies?: boolean
}

const movie = (value: (movie: NamedMovie) => string | number | null | undefined, more: Omit<TokenRule, 'value'> = {}): TokenRule => ({
  ofMovie: true,
  ...more,
  value: (named) => String(value(named.movie) ?? ''),
})

const titled = (form: (title: string) => string): TokenRule => ({
  ofMovie: true,
  identifies: true,
  takes: 'length or language',
  value: ({ movie: m }, argument) => form(titleIn(m, argument)),
})

const titleIn = (m: NamedMovie, argument: string | null): string => {
  if (argument === null || isLength(argument)) return m.title
  const wanted = argument.split('|').map((code) => m.translated_titles?.[code.trim().toLowerCase()])
  return wanted.find(Boolean) ?? m.title
}

export const isLength = (argument: string) => /^-?\d{1,4}$/.test(argument)

const file = (value: (file: NamedFile) => string | null | undefined, more: Omit<TokenRule, 'value'> = {}): TokenRule => ({
  ...more,
  value: (named) => value(named.file) ?? '',
})

const proper = ({ revision }: NamedFile) => {
  if (!revision || revision.version < 2) return ''
  return revision.is_repack ? 'Repack' : 'Proper'
}
const real = ({ revision }: NamedFile) => (revision && revision.real > 0 ? 'REAL' : '')
const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(' ')

const originalName = (f: NamedFile) => f.release_name || f.original_filename

const video = (f: NamedFile) => (f.media_info?.video ? videoCodecLabel(f.media_info.video, f.release_name ?? null) : '')
const firstAudio = (f: NamedFile) => f.media_info?.audio[0]
const audio = (f: NamedFile) => {
  const track = firstAudio(f)
  return track ? audioCodecLabel(track) : ''
}
const channels = (f: NamedFile) => {
  const track = firstAudio(f)
  return track ? channelsLabel(track) : ''
}
const hdr = (f: NamedFile) => f.media_info?.video?.hdr ?? 'none'

const audioLanguages = (f: NamedFile, argument: string | null) => selectLanguages(f.media_info?.audio ?? [], argument)
const subtitleLanguages = (f: NamedFile, argument: string | null) => selectLanguages(f.media_info?.subtitles ?? [], argument)
/** English alone is not mentioned. */
const foreignAudio = (f: NamedFile, argument: string | null) => {
  const languages = audioLanguages(f, argument)
  return languages === '[EN]' ? '' : languages
}

const languages = (value: (f: NamedFile, argument: string | null) => string): TokenRule => ({
  takes: 'languages',
  value: (named, argument) => value(named.file, argument),
})

/** Every token of a naming template, by its letters and digits in lower case. */
export const tokenRules: ReadonlyMap<string, TokenRule> = new Map(
  Object.entries({
    movietitle: titled((title) => title),
    moviecleantitle: titled(cleanTitle),
    movietitlethe: titled(articleLast),
    moviecleantitlethe: titled(cleanArticleLast),
    movietitlefirstcharacter: movie((m) => firstCharacter(m.title)),
    movieoriginaltitle: movie((m) => m.original_title, { takes: 'length', identifies: true }),
    moviecleanoriginaltitle: movie((m) => cleanTitle(m.original_title ?? ''), { takes: 'length', identifies: true }),
    moviecertification: movie((m) => m.certification),
    moviecollection: movie((m) => m.collection, { takes: 'length' }),
    moviecollectionthe: movie((m) => articleLast(m.collection ?? ''), { takes: 'length' }),
    releaseyear: movie((m) => m.year || null),
    imdbid: movie((m) => m.imdb_id, { identifies: true }),
    tmdbid: movie((m) => m.tmdb_id || null, { identifies: true }),
    qualityfull: file((f) => joined(f.quality, proper(f), real(f))),
    qualitytitle: file((f) => f.quality),
    qualityproper: file(proper),
    qualityreal: file(real),
    mediainfosimple: file((f) => joined(video(f), audio(f))),
    mediainfofull: file((f) => joined(video(f), audio(f) + foreignAudio(f, null), subtitleLanguages(f, null))),
    mediainfovideo: file(video),
    mediainfovideocodec: file(video),
    mediainfovideobitdepth: file((f) => f.media_info?.video?.bit_depth?.toString()),
    mediainfovideodynamicrange: file((f) => dynamicRangeLabel(hdr(f))),
    mediainfovideodynamicrangetype: file((f) => dynamicRangeTypeLabel(hdr(f))),
    mediainfoaudio: file(audio),
    mediainfoaudiocodec: file(audio),
    mediainfoaudiochannels: file(channels),
    mediainfoaudiolanguages: languages(foreignAudio),
    mediainfoaudiolanguagesall: languages(audioLanguages),
    mediainfosubtitlelanguages: languages(subtitleLanguages),
    mediainfosubtitlelanguagesall: languages(subtitleLanguages),
    mediainfo3d: file((f) => (f.media_info?.video?.is_3d ? '3D' : '')),
    originaltitle: file(originalName, { takes: 'length', identifies: true }),
    originalfilename: file((f) => f.original_filename, { takes: 'length', identifies: true }),
    releasegroup: file((f) => f.release_group, { takes: 'length' }),
    editiontags: file((f) => editionCase(f.edition ?? ''), { takes: 'length' }),
    versionname: file((f) => f.version_name, { takes: 'length' }),
    customformats: { takes: 'formats', value: (named, argument) => selectFormats(named.file.custom_formats ?? [], argument).join(' ') },
    customformat: {
      takes: 'format',
      value: (named, argument) => named.file.custom_formats?.find((name) => name === argument) ?? '',
    },
  }),
)
