import { Elysia, t } from 'elysia'
import { refused } from '#server/platform/http/answers'
import { Query } from '#server/platform/http/api-base'
import { planPattern } from './plan'
import type { Playing } from './playing'
import { fileParam } from './routes'

const segment = t.String({ pattern: '^\\d{1,6}\\.(m4s|mp3)$', 'x-kind': 'segment' })
const track = t.String({ pattern: '^\\d{1,3}$', 'x-kind': 'audio track' })
const plan = t.String({
  example: 'c.d.0',
  pattern: planPattern,
  'x-kind': 'stream',
  description: 'How the file goes into the stream; as in the `url` of prepare',
})
const refusals = [404, 409, 503] as const
const streamed = refused(...refusals)
const answers = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: { type: 'string' as const, format: 'binary' } } } },
})
const m3u8 = answers('application/vnd.apple.mpegurl', 'The playlist')
const mp4 = answers('video/mp4', 'Fragmented MP4')

/**
 * What a player reads. The same under two prefixes: `/play/{file_id}` for whoever has a key or a cookie, and
 * `/play/s/{signature}/{file_id}` for a `<video>`, which can send neither.
 */
export const streamRoutes = (playing: Playing, { isSigned }: { isSigned: boolean }) => {
  const prefix = isSigned ? '/play/s/:signature/:file_id' : '/play/:file_id'
  const named = (name: string) => (isSigned ? `${name}Signed` : name)
  const file = { file_id: fileParam, ...(isSigned && { signature: t.String({ maxLength: 200 }) }) }
  const inStream = { ...file, plan }
  const [video, audio] = ['/hls/:plan/video', '/hls/:plan/audio/:track']
  return new Elysia({ prefix, tags: ['Playback'] })
    .get('/direct', ({ params, request }) => playing.direct(params.file_id, request), {
      params: t.Object(file),
      response: refused(...refusals, 416),
      detail: {
        operationId: named('playDirect'),
        summary: 'Play a file directly',
        description: 'Answers HEAD, ranges, `If-Range` and `If-None-Match`.',
        responses: answers('video/mp4', 'The file'),
      },
    })
    .get('/stream.m3u', ({ params, request }) => playing.forOtherPlayers(params.file_id, request), {
      params: t.Object(file),
      response: streamed,
      detail: {
        operationId: named('playElsewhere'),
        summary: 'Get a playlist for other players',
        description: 'It holds one signed address, valid for twelve hours.',
        responses: answers('audio/x-mpegurl', 'The playlist'),
      },
    })
    .get('/subtitles/:which', ({ params }) => playing.subtitles(params), {
      params: t.Object({
        ...file,
        which: t.String({
          pattern: '^(\\d{1,4}|s\\d{1,12})$',
          'x-kind': 'subtitles',
          example: '0',
          description: 'The number of a track inside the file, or `s` and the id of a file beside it',
        }),
      }),
      response: streamed,
      detail: {
        operationId: named('playSubtitles'),
        summary: 'Get subtitles as WebVTT, or as images',
        description:
          'Text of any encoding and format becomes WebVTT; PGS comes as a stream of images (`.sup`). Times count from the first picture on.',
        responses: answers('text/vtt', 'The subtitles'),
      },
    })
    .get('/previews/:picture', ({ params, request }) => playing.previews(params, request), {
      params: t.Object({
        ...file,
        picture: t.String({
          pattern: '^(index\\.vtt|\\d{1,3}\\.jpg)$',
          'x-kind': 'preview picture',
          example: 'index.vtt',
          description: '`index.vtt`, which says which picture shows which part, or one of the pictures',
        }),
      }),
      response: streamed,
      detail: {
        operationId: named('playPreviews'),
        summary: 'Get small pictures across a movie',
        description: 'They are made in the background the first time that a movie is played, if ffmpeg is there.',
        responses: answers('image/jpeg', 'WebVTT that names the pictures, or one of them'),
      },
    })
    .get('/master.m3u8', ({ params, query }) => playing.master(params.file_id, query.plan), {
      params: t.Object(file),
      query: Query({ plan: t.Optional(plan) }),
      response: refused(...refusals, 422),
      detail: { operationId: named('playMaster'), summary: 'Get the HLS playlist of a file', responses: m3u8 },
    })
    .get(`${video}/index.m3u8`, ({ params }) => playing.videoPlaylist(params), {
      params: t.Object(inStream),
      response: streamed,
      detail: { operationId: named('playVideo'), summary: 'Get the HLS playlist of the video', responses: m3u8 },
    })
    .get(`${video}/init.mp4`, ({ params, request }) => playing.videoInit(params, request.signal), {
      params: t.Object(inStream),
      response: streamed,
      detail: { operationId: named('playVideoInit'), summary: 'Get the initialization segment of the video', responses: mp4 },
    })
    .get(`${video}/:segment`, ({ params, request }) => playing.videoSegment(params, request.signal), {
      params: t.Object({ ...inStream, segment }),
      response: streamed,
      detail: { operationId: named('playVideoSegment'), summary: 'Get a segment of the video', responses: mp4 },
    })
    .get(`${audio}/index.m3u8`, ({ params }) => playing.audioPlaylist(params), {
      params: t.Object({ ...inStream, track }),
      response: streamed,
      detail: { operationId: named('playAudio'), summary: 'Get the HLS playlist of an audio track', responses: m3u8 },
    })
    .get(`${audio}/init.mp4`, ({ params, request }) => playing.audioInit(params, request.signal), {
      params: t.Object({ ...inStream, track }),
      response: streamed,
      detail: { operationId: named('playAudioInit'), summary: 'Get the initialization segment of an audio track', responses: mp4 },
    })
    .get(`${audio}/:segment`, ({ params, request }) => playing.audioSegment(params, request.signal), {
      params: t.Object({ ...inStream, track, segment }),
      response: streamed,
      detail: { operationId: named('playAudioSegment'), summary: 'Get a segment of an audio track', responses: mp4 },
    })
}
