import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ImageName } from '#server/catalog/images/cache'
import type { Movie } from '#server/catalog/movies/schema'
import type { Pictures } from './item'

type Kind = 'poster' | 'backdrop'
type Found = { readonly image: ImageName; readonly version: string }
type Deps = {
  signingKey: () => string
  /** The picture of a movie; null if it has none. Throws NotFound. */
  pictureOf: (movieId: number, kind: Kind) => Found | null
  bytesOf: (image: Found['image'], width: number) => Promise<{ bytes: Uint8Array<ArrayBuffer>; content_type: string }>
}
/** Kinds of pictures by the words of the dialect. */
const kinds: Readonly<Record<string, Kind>> = {
  primary: 'poster',
  backdrop: 'backdrop',
  thumb: 'backdrop',
  art: 'backdrop',
  banner: 'backdrop',
}

/** Apps fetch pictures without a token, so each address carries a tag that only we can make. */
export const createPictures = ({ signingKey, pictureOf, bytesOf }: Deps) => {
  const tagOf = (movieId: number, kind: Kind, version: string): string =>
    createHmac('sha256', signingKey()).update(['picture', movieId, kind, version].join('\n')).digest('hex').slice(0, 32)
  const versionIn = (url: string | null): string | null => (url === null ? null : (/[?&]v=([^&]+)/.exec(url)?.[1] ?? null))
  const tagFor = (movieId: number, kind: Kind, url: string | null): string | null => {
    const version = versionIn(url)
    return version === null ? null : tagOf(movieId, kind, version)
  }
  return {
    tagsOf: ({ id, poster_url, backdrop_url }: Pick<Movie, 'id' | 'poster_url' | 'backdrop_url'>): Pictures => ({
      poster: tagFor(id, 'poster', poster_url),
      backdrop: tagFor(id, 'backdrop', backdrop_url),
    }),

    /** Null unless the tag is ours. JPEG unless the app says that it reads WebP: many TVs do not. */
    async answer(request: Request, asked: { movieId: number; kind: string; tag: string; width: number }): Promise<Response | null> {
      const kind = kinds[asked.kind.toLowerCase()]
      const found = kind ? pictureOf(asked.movieId, kind) : null
      if (!kind || !found || !isSame(asked.tag, tagOf(asked.movieId, kind, found.version))) return null
      const { bytes, content_type } = await bytesOf(found.image, Math.min(Math.max(asked.width, 185), 1280))
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' }
      if ((request.headers.get('accept') ?? '').includes('image/webp'))
        return new Response(bytes, { headers: { ...headers, 'content-type': content_type } })
      const jpeg = new Uint8Array(await new Bun.Image(bytes).jpeg({ quality: 85 }).bytes())
      return new Response(jpeg, { headers: { ...headers, 'content-type': 'image/jpeg' } })
    },
  }
}

const isSame = (given: string, own: string): boolean => given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own))
