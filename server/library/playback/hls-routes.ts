import { Elysia, t } from 'elysia'
import { refused } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import type { Hls } from './hls'
import { planPattern } from './schema'

const segment = t.String({ pattern: '^\\d{1,6}\\.(m4s|mp3)$', 'x-kind': 'segment' })
const track = t.String({ pattern: '^\\d{1,3}$', 'x-kind': 'audio track' })
const plan = t.String({
  example: 'c.d.0',
  pattern: planPattern,
  'x-kind': 'stream',
  description: 'How the file is streamed; as in the `url` of prepare',
})
export const refusals = [404, 409, 503] as const
export const streamed = refused(...refusals)
export const answers = (types: string | readonly string[], description: string) => ({
  200: {
    description,
    content: Object.fromEntries([types].flat().map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }])),
  },
})
/** Of a file that is read in parts. */
export const inParts = (types: readonly string[], description: string) => ({
  ...answers(types, description),
  206: answers(types, 'A part of it')[200],
  304: { description: 'Not modified' },
})
const m3u8 = answers('application/vnd.apple.mpegurl', 'The playlist')
const mp4 = answers('video/mp4', 'Fragmented MP4')
const sound = answers(['video/mp4', 'audio/mpeg'], 'Fragmented MP4, or MP3')

type IdParam = 'file_id' | 'id'
type Params = Readonly<Record<string, string | number>>
type Under = {
  readonly prefix: string
  /** The prefix's parameters, including the one that identifies what is played. */
  readonly owner: Readonly<Record<string, ReturnType<typeof t.Integer> | ReturnType<typeof t.String>>>
  readonly id: IdParam
  /** Suffix for operation names. */
  readonly suffix: string
}

/** The stream routes, for any prefix. */
export const hlsRoutes = (hls: Hls, { prefix, owner, id, suffix }: Under) => {
  const named = (name: string) => `${name}${suffix}`
  const of = (params: Params) => ({ id: Number(params[id]), plan: String(params.plan) })
  const ofTrack = (params: Params) => ({ ...of(params), track: String(params.track) })
  const inStream = { ...owner, plan }
  const [video, audio] = ['/hls/:plan/video', '/hls/:plan/audio/:track']
  return new Elysia({ prefix, tags: ['Playback'] })
    .get('/master.m3u8', ({ params, query }) => hls.master(Number((params as Params)[id]), query.plan), {
      params: t.Object(owner),
      query: Query({ plan: t.Optional(plan) }),
      response: refused(...refusals, 422),
      detail: { operationId: named('playMaster'), summary: 'Get the HLS playlist of a file', responses: m3u8 },
    })
    .get(`${video}/index.m3u8`, ({ params }) => hls.videoPlaylist(of(params)), {
      params: t.Object(inStream),
      response: streamed,
      detail: { operationId: named('playVideo'), summary: 'Get the HLS playlist of the video', responses: m3u8 },
    })
    .get(`${video}/init.mp4`, ({ params, request }) => hls.videoInit(of(params), request.signal), {
      params: t.Object(inStream),
      response: streamed,
      detail: { operationId: named('playVideoInit'), summary: 'Get the initialization segment of the video', responses: mp4 },
    })
    .get(
      `${video}/:segment`,
      ({ params, request }) => hls.videoSegment({ ...of(params), segment: String((params as Params).segment) }, request.signal),
      {
        params: t.Object({ ...inStream, segment }),
        response: streamed,
        detail: { operationId: named('playVideoSegment'), summary: 'Get a segment of the video', responses: mp4 },
      },
    )
    .get(`${audio}/index.m3u8`, ({ params }) => hls.audioPlaylist(ofTrack(params)), {
      params: t.Object({ ...inStream, track }),
      response: streamed,
      detail: { operationId: named('playAudio'), summary: 'Get the HLS playlist of an audio track', responses: m3u8 },
    })
    .get(`${audio}/init.mp4`, ({ params, request }) => hls.audioInit(ofTrack(params), request.signal), {
      params: t.Object({ ...inStream, track }),
      response: streamed,
      detail: { operationId: named('playAudioInit'), summary: 'Get the initialization segment of an audio track', responses: mp4 },
    })
    .get(
      `${audio}/:segment`,
      ({ params, request }) => hls.audioSegment({ ...ofTrack(params), segment: String((params as Params).segment) }, request.signal),
      {
        params: t.Object({ ...inStream, track, segment }),
        response: streamed,
        detail: { operationId: named('playAudioSegment'), summary: 'Get a segment of an audio track', responses: sound },
      },
    )
}
