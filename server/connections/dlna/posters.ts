import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ImageName } from '#server/catalog/images/cache'

export type PosterDeps = {
  signingKey: () => string
  /** Null if the movie has none. Throws NotFound. */
  pictureOf: (movieId: number, kind: 'poster') => { readonly image: ImageName } | null
  bytesOf: (image: ImageName, width: number) => Promise<{ bytes: Uint8Array<ArrayBuffer> }>
}
const width = 342

/** Posters at addresses that only we can make: a device that shows one cannot sign in. */
export const createPosters = ({ signingKey, pictureOf, bytesOf }: PosterDeps) => {
  const tagOf = (movieId: number): string => createHmac('sha256', signingKey()).update(`dlna poster\n${movieId}`).digest('hex').slice(0, 32)
  return {
    nameOf: (movieId: number): string => `${movieId}-${tagOf(movieId)}.jpg`,
    /** A JPEG, because televisions read nothing newer. Null unless the name is ours. */
    async answer(name: string): Promise<Response | null> {
      const [, id = '', tag = ''] = /^(\d{1,12})-([\da-f]{32})\.jpg$/.exec(name) ?? []
      if (id === '' || !timingSafeEqual(Buffer.from(tag), Buffer.from(tagOf(Number(id))))) return null
      const found = pictureOf(Number(id), 'poster')
      if (!found) return null
      const { bytes } = await bytesOf(found.image, width)
      const jpeg = new Uint8Array(await new Bun.Image(bytes).jpeg({ quality: 85 }).bytes())
      return new Response(jpeg, { headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=86400' } })
    },
  }
}
