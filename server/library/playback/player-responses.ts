import { attempt } from '#server/foundation/lib/attempt'
import { mediaType } from '#server/foundation/lib/media-types'
import { asWritten, type Timing, timed } from '#server/foundation/lib/subtitle-timing'
import { readVtt, retimeVtt, writeSrt } from '#server/foundation/lib/web-vtt'
import { NotFound } from '#server/foundation/platform/errors'
import type { Stream } from '#server/library/media/streams'
import type { SubtitleImages, SubtitleTexts } from '#server/library/media/texts'
import { isText } from '#server/library/subtitles/schema'
import type { Located } from './locate'
import type { Previews } from './previews'
import { serveFile } from './serve-file'
import type { Sidecar } from './sidecars'
import { areImages, firstPictureFor, isDrawn } from './subtitle-tracks'
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
    timingInside: (fileId: number, track: number) => Timing
    /** The absolute path of such a file. */
    pathOf: (fileId: number, relativePath: string) => Promise<string>
  }
}
export type PlayerResponses = ReturnType<typeof createPlayerResponses>

/** The responses that a player gets. */
export const createPlayerResponses = ({ locate, previews, addressFor, subtitles }: Deps) => {
  const insideFile = async (fileId: number, track: number, name: string): Promise<Response> => {
    const { path, reading } = await subtitles.file(fileId)
    const found = reading.subtitles[track]
    if (found?.kind === 'text') {
      const own = await subtitles.text({ kind: 'subtitle', path, track })
      // Its times begin at the first picture.
      const clock = { from: reading.start_offset, to: firstPictureFor(name, reading) - reading.start_offset }
      return text(placed(own, subtitles.timingInside(fileId, track), clock))
    }
    if (!found || !isDrawn(found.codec)) throw new NotFound('subtitles', track)
    return images(await subtitles.images({ kind: 'subtitle_images', path, track, first: firstPictureFor(name, reading) }))
  }

  /** What a file beside it depends on: its times are those of the movie's file, and some count frames. Nulls if that cannot be read. */
  const movieOf = async (fileId: number, name: string): Promise<{ frame_rate: number | null; clock: Clock }> => {
    const file = await attempt(() => subtitles.file(fileId))
    if (!file.ok) return { frame_rate: null, clock: { from: 0, to: 0 } }
    const { reading } = file.value
    return { frame_rate: reading.video?.frame_rate ?? null, clock: { from: 0, to: firstPictureFor(name, reading) - reading.start_offset } }
  }

  const besideFile = async (fileId: number, id: number, name: string): Promise<Response> => {
    const found = subtitles.beside(fileId).find((each) => each.id === id)
    if (!found) throw new NotFound('subtitles', id)
    const path = await subtitles.pathOf(fileId, found.relative_path)
    const { frame_rate, clock } = await movieOf(fileId, name)
    if (isText(found)) {
      const own = await subtitles.text({ kind: 'sidecar', path, language: found.language, frame_rate })
      const isSame = found.timing?.size_bytes === Bun.file(path).size
      return text(placed(own, isSame ? (found.timing ?? asWritten) : asWritten, clock))
    }
    if (!areImages(found)) throw new NotFound('subtitles', id)
    return images(await subtitles.images({ kind: 'sidecar_images', path, language: found.language, shift: clock.to }))
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
      const number = Number(name.replaceAll(/[^0-9]/g, ''))
      const found = await (name.startsWith('s') ? besideFile : insideFile)(file_id, number, name)
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

/** What is added to the times of a text for those of the file, where timing applies, and then for those of the player. */
type Clock = { readonly from: number; readonly to: number }
const placed = (vtt: string, timing: Timing, { from, to }: Clock): string =>
  timing === asWritten && from + to === 0 ? vtt : retimeVtt(vtt, (seconds) => timed(seconds + from, timing) + to)

/** Televisions read SubRip and no WebVTT. Throws NotFound for images. */
const asSrt = async (found: Response, name: string): Promise<Response> => {
  if (!found.headers.get('content-type')?.startsWith('text/vtt')) throw new NotFound('subtitles', name)
  return new Response(writeSrt(readVtt(await found.text())), { headers: { 'content-type': 'application/x-subrip; charset=utf-8' } })
}
const text = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
const images = (body: BodyInit): Response => new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
