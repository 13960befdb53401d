import { mediaType, playlistType } from '#server/foundation/lib/media-types'
import type { Stream, Streams } from '#server/library/media/streams'
import { planText, readPlan } from './plan-text'

type Open = (id: number, plan: Stream['plan'] | null) => Promise<{ readonly stream: Stream; readonly streams: Streams }>
type InStream = { readonly id: number; readonly plan: string }
type OfTrack = InStream & { readonly track: string }
export type Hls = ReturnType<typeof createHls>

/** Playlists and segments of anything that is opened by id. */
export const createHls = (open: Open) => {
  const of = ({ id, plan }: InStream) => open(id, readPlan(plan))
  return {
    async master(id: number, plan: string | undefined): Promise<Response> {
      const { stream, streams } = await open(id, plan === undefined ? null : readPlan(plan))
      return playlist(streams.master(stream, `hls/${planText(stream.plan)}`))
    },
    /** The rest of the movie as one stream, for televisions that take neither segments nor, as a file, what is in it. */
    async whole({ id, plan, from = 0 }: InStream & { from?: number | undefined }, request: Request): Promise<Response> {
      const { stream, streams } = await of({ id, plan })
      const headers = { 'content-type': mediaType('whole.ts'), 'accept-ranges': 'none' }
      return new Response(streams.whole(stream, from, request.signal), { headers })
    },
    async videoPlaylist(asked: InStream) {
      const { stream, streams } = await of(asked)
      return playlist(streams.videoPlaylist(stream))
    },
    async videoInit(asked: InStream, signal: AbortSignal) {
      const { stream, streams } = await of(asked)
      return media(await streams.videoInit(stream, signal))
    },
    async videoSegment(asked: InStream & { segment: string }, signal: AbortSignal) {
      const { stream, streams } = await of(asked)
      return media(await streams.videoSegment(stream, Number.parseInt(asked.segment, 10), signal))
    },
    async audioPlaylist(asked: OfTrack) {
      const { stream, streams } = await of(asked)
      return playlist(streams.audioPlaylist(stream, Number(asked.track)))
    },
    async audioInit(asked: OfTrack, signal: AbortSignal) {
      const { stream, streams } = await of(asked)
      return media(await streams.audioInit(stream, Number(asked.track), signal))
    },
    async audioSegment(asked: OfTrack & { segment: string }, signal: AbortSignal) {
      const { stream, streams } = await of(asked)
      const wanted = { track: Number(asked.track), number: Number.parseInt(asked.segment, 10) }
      return media(await streams.audioSegment(stream, wanted, signal), asked.segment.endsWith('.mp3') ? 'audio/mpeg' : 'video/mp4')
    },
  }
}

const playlist = (text: string): Response => new Response(text, { headers: { 'content-type': playlistType } })
/** Response copies the bytes: the originals are released immediately, because many may be in flight. */
const media = (bytes: Uint8Array<ArrayBuffer>, type = 'video/mp4'): Response => {
  const answer = new Response(bytes, { headers: { 'content-type': type, 'content-length': String(bytes.length) } })
  bytes.buffer.transfer(0)
  return answer
}
