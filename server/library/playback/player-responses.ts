import { attempt } from '#server/foundation/lib/attempt'
import { mediaType } from '#server/foundation/lib/media-types'
import { readVtt, shiftVtt, writeSrt } from '#server/foundation/lib/web-vtt'
import { NotFound } from '#server/foundation/platform/errors'
import type { Stream } from '#server/library/media/streams'
import type { SubtitleImages, SubtitleTexts } from '#server/library/media/texts'
import type { Located } from './locate'
import type { Previews } from './previews'
import { serveFile } from './serve-file'
import { isText, type Sidecar } from './sidecars'
import { areImages, directMark, isDrawn } from './subtitle-tracks'
import { withTvHeaders } from './tv-headers'

type Deps = {
  locate: (fileId: number) => Promise<Located>
  previews: Pick<Previews, 'find' | 'index'>
  /** A file's URL for another player, based on the address of this request. */
  addressFor: (fileId: number, request: Request) => string
  subtitles: {
    /** The file and its content. Throws Conflict if it is unreadable. */
    file: (fileId: number) => Promise<Pick<Stream, 'path' | 'reading'>>
    text: SubtitleTexts
    images: SubtitleImages
    beside: (fileId: number) => readonly Sidecar[]
    /** The absolute path of such a file. */
    pathOf: (fileId: number, relativePath: string) => Promise<string>
  }
}
export type PlayerResponses = ReturnType<typeof createPlayerResponses>

/** The responses that a player gets. */
export const createPlayerResponses = ({ locate, previews, addressFor, subtitles }: Deps) => {
  const insideFile = async (fileId: number, track: number, isDirect: boolean): Promise<Response> => {
    const { path, reading } = await subtitles.file(fileId)
    const found = reading.subtitles[track]
    const shift = isDirect ? reading.direct_offset : 0
    if (found?.kind === 'text') return text(shiftVtt(await subtitles.text({ kind: 'subtitle', path, track }), shift))
    if (!found || !isDrawn(found.codec)) throw new NotFound('subtitles', track)
    return images(await subtitles.images({ kind: 'subtitle_images', path, track, first: shift }))
  }

  /** What a file beside it depends on: its times are those of the movie's file, and some count frames. Nulls if that cannot be read. */
  const movieOf = async (fileId: number, isDirect: boolean): Promise<{ frame_rate: number | null; shift: number }> => {
    const file = await attempt(() => subtitles.file(fileId))
    if (!file.ok) return { frame_rate: null, shift: 0 }
    const { video, start_offset, direct_offset } = file.value.reading
    return { frame_rate: video?.frame_rate ?? null, shift: (isDirect ? direct_offset : 0) - start_offset }
  }

  const besideFile = async (fileId: number, id: number, isDirect: boolean): Promise<Response> => {
    const found = subtitles.beside(fileId).find((each) => each.id === id)
    if (!found) throw new NotFound('subtitles', id)
    const path = await subtitles.pathOf(fileId, found.relative_path)
    const { frame_rate, shift } = await movieOf(fileId, isDirect)
    if (isText(found)) return text(shiftVtt(await subtitles.text({ kind: 'sidecar', path, language: found.language, frame_rate }), shift))
    if (!areImages(found)) throw new NotFound('subtitles', id)
    return images(await subtitles.images({ kind: 'sidecar_images', path, language: found.language, shift }))
  }

  return {
    async direct(fileId: number, request: Request): Promise<Response> {
      const { path } = await locate(fileId)
      return withTvHeaders(request, await serveFile(request, { path, type: mediaType(path) }))
    },
    async forOtherPlayers(fileId: number, request: Request): Promise<Response> {
      const { title } = await locate(fileId)
      const text = `#EXTM3U\n#EXTINF:-1,${title.replace(/[\r\n]/g, ' ')}\n${addressFor(fileId, request)}\n`
      const headers = { 'content-type': 'audio/x-mpegurl; charset=utf-8', 'content-disposition': 'attachment; filename="movie.m3u"' }
      return new Response(text, { headers })
    },
    async subtitles({ file_id, which }: { file_id: number; which: string }): Promise<Response> {
      const name = which.replace(/\.srt$/, '')
      const [isDirect, number] = [name.endsWith(directMark), Number(name.replaceAll(/[^0-9]/g, ''))]
      const found = await (name.startsWith('s') ? besideFile(file_id, number, isDirect) : insideFile(file_id, number, isDirect))
      return name === which ? found : asSrt(found, name)
    },
    async previews({ file_id, picture }: { file_id: number; picture: string }, request: Request): Promise<Response> {
      const { path, reading } = await subtitles.file(file_id)
      if (picture === 'index.vtt') return text(previews.index(reading.duration_seconds))
      const number = Number.parseInt(picture, 10)
      const found = await previews.find({ file_id, path }, number)
      if (found === null) throw new NotFound('preview picture', number)
      return serveFile(request, { path: found, type: 'image/jpeg' })
    },
  }
}

/** Televisions read SubRip and no WebVTT. Throws NotFound for images. */
const asSrt = async (found: Response, name: string): Promise<Response> => {
  if (!found.headers.get('content-type')?.startsWith('text/vtt')) throw new NotFound('subtitles', name)
  return new Response(writeSrt(readVtt(await found.text())), { headers: { 'content-type': 'application/x-subrip; charset=utf-8' } })
}
const text = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
const images = (body: BodyInit): Response => new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
