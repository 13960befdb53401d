import { Elysia, t } from 'elysia'
import { refused } from '#server/foundation/platform/http/answers'
import { Query } from '#server/foundation/platform/http/api-base'
import type { Hls } from './hls'
import { answers, hlsRoutes, inParts, refusals, streamed } from './hls-routes'
import type { PlayerResponses } from './player-responses'
import { fileParam } from './routes'
import { planPattern } from './schema'
import { withTvHeaders } from './tv-headers'

/**
 * Everything that a player reads, under two prefixes: `/play/{file_id}` for clients with a key or a cookie, and
 * `/play/s/{signature}/{file_id}` for a `<video>`, which can send neither.
 */
export const streamRoutes = ({ playing, hls }: { playing: PlayerResponses; hls: Hls }, { isSigned }: { isSigned: boolean }) => {
  const prefix = isSigned ? '/play/s/:signature/:file_id' : '/play/:file_id'
  const named = (name: string) => (isSigned ? `${name}Signed` : name)
  const file = { file_id: fileParam, ...(isSigned && { signature: t.String({ maxLength: 200 }) }) }
  return new Elysia({ prefix, tags: ['Playback'] })
    .get('/direct', ({ params, request }) => playing.direct(params.file_id, request), {
      params: t.Object(file),
      response: refused(...refusals, 416),
      detail: {
        operationId: named('playDirect'),
        summary: 'Play a file directly',
        description: 'Answers HEAD, ranges, `If-Range` and `If-None-Match`.',
        responses: inParts(['video/*', 'application/octet-stream'], 'The file'),
      },
    })
    .get(
      '/whole.ts',
      async ({ params, query, request }) => withTvHeaders(request, await hls.whole({ ...query, id: params.file_id }, request), true),
      {
        params: t.Object(file),
        query: Query({
          plan: t.String({
            example: 't720.c.0',
            pattern: planPattern,
            'x-kind': 'stream',
            description: 'As in the `url` of prepare; it must convert the video',
          }),
          from: t.Optional(t.Number({ minimum: 0, maximum: 1_000_000, description: 'Where to begin, in seconds' })),
        }),
        response: refused(...refusals, 422),
        detail: {
          operationId: named('playWhole'),
          summary: 'Play a file converted as one stream',
          description: 'MPEG-TS with H.264 and AAC, made while it is read, for TVs that take no HLS. It cannot be read in ranges.',
          responses: answers('video/mp2t', 'The rest of the movie'),
        },
      },
    )
    .get('/stream.m3u', ({ params, request }) => playing.forOtherPlayers(params.file_id, request), {
      params: t.Object(file),
      response: streamed,
      detail: {
        operationId: named('playElsewhere'),
        summary: 'Get a playlist for other players',
        description: 'It contains one signed address, valid for twelve hours, but no longer than the signature of this request.',
        responses: answers('audio/x-mpegurl', 'The playlist'),
      },
    })
    .get('/subtitles/:which', ({ params }) => playing.subtitles(params), {
      params: t.Object({
        ...file,
        which: t.String({
          pattern: '^(\\d{1,4}|s\\d{1,12})[cd]?(\\.srt)?$',
          'x-kind': 'subtitles',
          example: '0',
          description:
            'The number of a track inside the file, or `s` and the id of a file beside it; then `d` for the clock of direct play, or `c` for that of a smaller copy; with `.srt` as SubRip',
        }),
      }),
      response: streamed,
      detail: {
        operationId: named('playSubtitles'),
        summary: 'Get subtitles as WebVTT, or as images',
        description:
          'Text in any encoding and format becomes WebVTT; PGS is a stream of images (`.sup`). Times start at the first video frame or, with `d` and `c`, at the beginning of the file. They are those of `timing`, if somebody changed it.',
        responses: answers(['text/vtt', 'application/x-subrip', 'application/octet-stream'], 'The subtitles'),
      },
    })
    .get('/previews/:picture', ({ params, request }) => playing.previews(params, request), {
      params: t.Object({
        ...file,
        picture: t.String({
          pattern: '^(index\\.vtt|\\d{1,3}\\.jpg)$',
          'x-kind': 'preview picture',
          example: 'index.vtt',
          description: '`index.vtt`, which maps pictures to parts, or one of the pictures',
        }),
      }),
      response: streamed,
      detail: {
        operationId: named('playPreviews'),
        summary: 'Get small pictures across a movie',
        description:
          'ffmpeg creates them in the background the first time a movie is played; without ffmpeg, a browser on the page of the movie does.',
        responses: answers(['image/jpeg', 'text/vtt'], 'WebVTT with the pictures, or one of the pictures'),
      },
    })
    .use(hlsRoutes(hls, { prefix: '', owner: file, id: 'file_id', suffix: isSigned ? 'Signed' : '' }))
}
