import type { DidlFile, DidlItem } from '#server/foundation/lib/didl'
import { mediaType } from '#server/foundation/lib/media-types'
import type { MediaInfo } from '#server/library/media/schema'
import type { ShelfFile, ShelfMovie } from './shelves'

export type Addresses = {
  /** The address below which a file may be read, signed for the device that asks. */
  readonly file: (fileId: number) => string
  readonly poster: (movieId: number) => string
}
type Shown = { readonly parent: string; readonly movie: ShelfMovie; readonly files: readonly ShelfFile[]; readonly at: Addresses }

const itemId = (parent: string, movieId: number): string => `${parent}$m${movieId}`
/** What an item is, and the folder that it was seen in. */
export const readItemId = (id: string): { parent: string; movieId: number } | null => {
  const [, parent, number] = /^(.+)\$m(\d{1,12})$/.exec(id) ?? []
  return parent === undefined ? null : { parent, movieId: Number(number) }
}

/** A movie, with every file of it. */
export const itemOf = ({ parent, movie, files, at }: Shown): DidlItem => {
  const placed = files.map((file) => [file, at.file(file.id)] as const)
  return {
    id: itemId(parent, movie.id),
    parent,
    title: movie.title,
    date: movie.cinema_date ?? (movie.year === null ? null : `${movie.year}-01-01`),
    overview: movie.overview,
    genres: movie.genres,
    poster: movie.poster_path === null ? null : at.poster(movie.id),
    files: placed.map(([file, address]) => fileOf(file, address)),
    subtitles: placed.slice(0, 1).flatMap(([file, address]) => subtitlesOf(file, address)),
  }
}

const fileOf = ({ relative_path, size_bytes, media_info }: ShelfFile, address: string): DidlFile => {
  const info = media_info as MediaInfo | null
  return {
    url: `${address}/direct`,
    mime: mediaType(relative_path),
    size_bytes,
    duration_seconds: info?.duration_seconds ?? null,
    resolution: info?.video ? `${info.video.width}x${info.video.height}` : null,
    channels: info?.audio.find((track) => track.default)?.channels ?? info?.audio[0]?.channels ?? null,
  }
}

/** Beside the file first: a person put them there. TVs play the file itself, so the times are those of the file. */
const subtitlesOf = ({ media_info, beside }: ShelfFile, address: string): string[] => {
  const inside = (media_info as MediaInfo | null)?.subtitles ?? []
  return [
    ...beside.filter(({ format }) => isText(format)).map((each) => `s${each.id}`),
    ...inside.flatMap(({ codec }, index) => (isText(codec) ? [String(index)] : [])),
  ].map((name) => `${address}/subtitles/${name}d.srt`)
}
const isText = (format: string): boolean => /^(?:srt|subrip|vtt|webvtt|ass|ssa|mov_text)$/i.test(format)
