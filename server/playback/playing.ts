import type { Stream, Streams } from '#server/media/streams'
import type { SubtitleTexts } from '#server/media/texts'
import { NotFound } from '#server/platform/errors'
import type { Located } from './locate'
import { mediaType, playlistType } from './media-types'
import { planText, readPlan } from './plan'
import type { Previews } from './previews'
import { serveFile } from './serve-file'
import { isText, type Sidecar } from './sidecars'

type Deps = {
  locate: (fileId: number) => Promise<Located>
  /** The file with what is inside it, and the plan of the stream; without one a plain plan. Throws Conflict when it cannot be read. */
  stream: (fileId: number, plan: Stream['plan'] | null) => Promise<Stream>
  streams: Streams
  previews: Pick<Previews, 'find' | 'index'>
  /** The address of a file for a player elsewhere, from the address that this request came by. */
  addressFor: (fileId: number, request: Request) => string
  subtitles: {
    /** The file with what is inside it. Throws Conflict when it cannot be read. */
    file: (fileId: number) => Promise<Pick<Stream, 'path' | 'reading'>>
    text: SubtitleTexts
    /** PGS as a stream of its own. Throws Conflict when it cannot be read. */
    images: (path: string, track: number) => Promise<Uint8Array<ArrayBuffer>>
    beside: (fileId: number) => readonly Sidecar[]
    /** Where such a file lies. */
    pathOf: (fileId: number, relativePath: string) => Promise<string>
  }
}
type InStream = { readonly file_id: number; readonly plan: string }
type OfTrack = InStream & { readonly track: string }
export type Playing = ReturnType<typeof createPlaying>

/** The answers that a player gets. */
export const createPlaying = ({ locate, stream, streams, previews, addressFor, subtitles }: Deps) => {
  const insideFile = async (fileId: number, track: number): Promise<Response> => {
    const { path, reading } = await subtitles.file(fileId)
    const found = reading.subtitles[track]
    if (found?.kind === 'text') return text(await subtitles.text({ kind: 'subtitle', path, track }))
    if (found?.codec !== 'hdmv_pgs_subtitle') throw new NotFound('subtitles', track)
    return images(await subtitles.images(path, track))
  }

  const besideFile = async (fileId: number, id: number): Promise<Response> => {
    const found = subtitles.beside(fileId).find((each) => each.id === id)
    if (!found) throw new NotFound('subtitles', id)
    const path = await subtitles.pathOf(fileId, found.relative_path)
    if (isText(found)) return text(await subtitles.text({ kind: 'sidecar', path, language: found.language }))
    if (found.format.toLowerCase() !== 'sup') throw new NotFound('subtitles', id)
    return images(Bun.file(path))
  }

  const of = ({ file_id, plan }: InStream) => stream(file_id, readPlan(plan))

  return {
    async direct(fileId: number, request: Request): Promise<Response> {
      const { path } = await locate(fileId)
      return serveFile(request, { path, type: mediaType(path) })
    },
    async forOtherPlayers(fileId: number, request: Request): Promise<Response> {
      const { title } = await locate(fileId)
      const text = `#EXTM3U\n#EXTINF:-1,${title.replace(/[\r\n]/g, ' ')}\n${addressFor(fileId, request)}\n`
      const headers = { 'content-type': 'audio/x-mpegurl; charset=utf-8', 'content-disposition': 'attachment; filename="movie.m3u"' }
      return new Response(text, { headers })
    },
    subtitles: ({ file_id, which }: { file_id: number; which: string }): Promise<Response> =>
      which.startsWith('s') ? besideFile(file_id, Number(which.slice(1))) : insideFile(file_id, Number(which)),
    async previews({ file_id, picture }: { file_id: number; picture: string }, request: Request): Promise<Response> {
      const { path, reading } = await subtitles.file(file_id)
      if (picture === 'index.vtt') return text(previews.index(reading.duration_seconds))
      const number = Number.parseInt(picture, 10)
      const found = await previews.find({ file_id, path }, number)
      if (found === null) throw new NotFound('preview picture', number)
      return serveFile(request, { path: found, type: 'image/jpeg' })
    },
    async master(fileId: number, plan: string | undefined): Promise<Response> {
      const found = await stream(fileId, plan === undefined ? null : readPlan(plan))
      return playlist(streams.master(found, `hls/${planText(found.plan)}`))
    },
    videoPlaylist: async (asked: InStream) => playlist(streams.videoPlaylist(await of(asked))),
    videoInit: async (asked: InStream, signal: AbortSignal) => media(await streams.videoInit(await of(asked), signal)),
    videoSegment: async (asked: InStream & { segment: string }, signal: AbortSignal) =>
      media(await streams.videoSegment(await of(asked), Number.parseInt(asked.segment, 10), signal)),
    audioPlaylist: async (asked: OfTrack) => playlist(streams.audioPlaylist(await of(asked), Number(asked.track))),
    audioInit: async (asked: OfTrack, signal: AbortSignal) => media(await streams.audioInit(await of(asked), Number(asked.track), signal)),
    audioSegment: async (asked: OfTrack & { segment: string }, signal: AbortSignal) => {
      const wanted = { track: Number(asked.track), number: Number.parseInt(asked.segment, 10) }
      const bytes = await streams.audioSegment(await of(asked), wanted, signal)
      return media(bytes, asked.segment.endsWith('.mp3') ? 'audio/mpeg' : 'video/mp4')
    },
  }
}

const text = (body: string): Response => new Response(body, { headers: { 'content-type': 'text/vtt; charset=utf-8' } })
const images = (body: BodyInit): Response => new Response(body, { headers: { 'content-type': 'application/octet-stream' } })
const playlist = (text: string): Response => new Response(text, { headers: { 'content-type': playlistType } })
const media = (bytes: Uint8Array<ArrayBuffer>, type = 'video/mp4'): Response =>
  new Response(bytes, { headers: { 'content-type': type, 'content-length': String(bytes.length) } })
