import { Elysia, t } from 'elysia'
import { NotFound } from '#server/foundation/platform/errors'
import { refused } from '#server/foundation/platform/http/answers'
import { byId, Query } from '#server/foundation/platform/http/api-base'
import type { ImageCache, ImageKind, ImageName } from './cache'
import { imageWidths } from './cache'

type Deps = {
  images: Pick<ImageCache, 'get'>
  /** The picture of a movie; null if it has none of this kind. Throws NotFound. */
  pictureOf: (movieId: number, kind: ImageKind) => { image: ImageName; version: string } | null
  /** Called once a picture of a movie was served. */
  served: (movieId: number, image: ImageName) => void
}
const width = t.Optional(t.Integer({ minimum: 1, maximum: 10_000, description: `Rounded up to one of ${imageWidths.join(', ')}.` }))
const pictures = {
  200: {
    description: 'The picture',
    headers: { ETag: { schema: { type: 'string' as const } }, 'Cache-Control': { schema: { type: 'string' as const } } },
    content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } },
  },
  304: { description: 'Not modified' },
}
const refusals = refused(404, 422, 429, 503)

type Wanted = { id: number; kind: 'poster' | 'backdrop'; width?: number | undefined; version?: string | undefined }

/** Answers with pictures, fetched once and cached. */
export const createImageAnswers = ({ images, pictureOf, served }: Deps) => {
  const answer = async (request: Request, image: ImageName, { width, isLasting }: { width: number; isLasting: boolean }) => {
    const { bytes, content_type, etag } = await images.get(image, nextWidth(width))
    const headers = { etag, 'cache-control': isLasting ? 'private, max-age=31536000, immutable' : 'private, no-cache' }
    if (knows(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(bytes, { headers: { ...headers, 'content-type': content_type, 'content-length': String(bytes.length) } })
  }
  return {
    answer,
    ofMovie: async (request: Request, { id, kind, width, version }: Wanted): Promise<Response> => {
      const found = pictureOf(id, kind)
      if (!found) throw new NotFound(`${kind} of movie`, id)
      const response = await answer(request, found.image, { width: width ?? usualWidth[kind], isLasting: version === found.version })
      served(id, found.image)
      return response
    },
  }
}

/** Pictures of movies, fetched once and cached. */
export const imageRoutes = ({ answer, ofMovie }: ReturnType<typeof createImageAnswers>) =>
  new Elysia({ prefix: '/images', tags: ['Images'] })
    .get(
      '/movies/:id/:kind',
      ({ params: { id, kind }, query: { width, v: version }, request }) => ofMovie(request, { id, kind, width, version }),
      {
        params: t.Object({
          ...byId('movie').properties,
          kind: t.UnionEnum(['poster', 'backdrop'], { default: undefined, 'x-kind': 'picture' }),
        }),
        query: Query({
          width,
          v: t.Optional(t.String({ maxLength: 50, description: 'As in `poster_url`; with it, the picture can be cached forever.' })),
        }),
        response: refusals,
        detail: { operationId: 'getMovieImage', summary: 'Get a picture of a movie', responses: pictures },
      },
    )
    .get(
      '/metadata/:file',
      ({ params, query, request }) => {
        const kind = query.kind ?? 'poster'
        return answer(request, { kind, path: `/${params.file}` }, { width: query.width ?? usualWidth[kind], isLasting: true })
      },
      {
        params: t.Object({ file: t.String({ pattern: '^[A-Za-z0-9_.-]{1,200}$', 'x-kind': 'picture' }) }),
        query: Query({ width, kind: t.Optional(t.UnionEnum(['poster', 'backdrop', 'still', 'logo', 'portrait'], { default: 'poster' })) }),
        response: refusals,
        detail: { operationId: 'getMetadataImage', summary: 'Get a picture of a movie that is not in the library', responses: pictures },
      },
    )

const usualWidth = { poster: 342, backdrop: 780, still: 500, logo: 500, portrait: 185 } as const
export const nextWidth = (asked: number) => imageWidths.find((each) => each >= asked) ?? imageWidths.at(-1)!

const knows = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === etag || each === '*')
