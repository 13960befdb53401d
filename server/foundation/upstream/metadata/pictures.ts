import type { Clock } from '#server/foundation/lib/clock'
import { say } from '#server/foundation/lib/sentence'
import { NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '../fetch'
import { type MetadataSettings, type Requests, rootOf } from './requests'
import { METADATA_PROVIDER, readConfiguration, type WireConfiguration } from './wire'

export const pictureKinds = ['poster', 'backdrop', 'still', 'logo', 'portrait'] as const
export type PictureKind = (typeof pictureKinds)[number]

type Deps = { readonly requests: Requests; readonly fetch: UpstreamFetch; readonly clock: Clock; readonly settings: () => MetadataSettings }

const PUBLIC_PROVIDER = 'https://api.themoviedb.org'
const PUBLIC_PICTURES: WireConfiguration = { images: { secure_base_url: 'https://image.tmdb.org/t/p/' } }
const REMEMBERED_MS = 24 * 3600 * 1000
const MAX_BYTES = 15 * 1024 * 1024

/** The provider's configuration says where pictures are; it is requested once a day. */
export const createPictures = ({ requests, fetch, clock, settings }: Deps) => {
  let remembered: { url: string; at: number; configuration: WireConfiguration } | null = null
  const configuration = async (): Promise<WireConfiguration> => {
    const { url } = settings()
    if (remembered?.url === url && clock.now().getTime() - remembered.at < REMEMBERED_MS) return remembered.configuration
    const fresh = readConfiguration((await requests.get('/configuration', {}, { isUrgent: true })).bytes)
    remembered = { url, at: clock.now().getTime(), configuration: fresh }
    return fresh
  }
  /** The public provider's pictures need no key, so they work even while its API does not. */
  const known = async () =>
    rootOf(settings().url) === PUBLIC_PROVIDER ? await configuration().catch(() => PUBLIC_PICTURES) : await configuration()
  return {
    configuration,
    /** The provider's own addresses of its pictures. */
    addresses: async (): Promise<(path: string, kind: PictureKind) => string> => {
      const told = await known()
      return (path, kind) => addressOf(told, path, kind)
    },
    picture: async (path: string, kind: PictureKind): Promise<Uint8Array<ArrayBuffer>> => {
      if (!/^\/[\w.-]{1,200}$/.test(path)) throw new NotFound(kind, path)
      const origin = settings().url
      const answer = await fetch(addressOf(await known(), path, kind), {
        maxBytes: MAX_BYTES,
        reach: { policy: 'same-origin-or-public', origin },
      })
      if (answer.status === 404) throw new NotFound(kind, path)
      if (answer.status !== 200)
        throw new UpstreamUnreachable(
          METADATA_PROVIDER,
          say(sentences, 'party_answers_status', { party: METADATA_PROVIDER, status: answer.status }),
        )
      return answer.bytes
    },
  }
}

const addressOf = ({ images }: WireConfiguration, path: string, kind: PictureKind): string => {
  const base = images.secure_base_url || images.base_url
  if (!base) throw new UpstreamUnreachable(METADATA_PROVIDER, say(sentences, 'party_hides_pictures', { party: METADATA_PROVIDER }))
  const { wanted, sizes } = sizesOf(images)[kind]
  return `${base.endsWith('/') ? base : `${base}/`}${(sizes ?? [wanted]).includes(wanted) ? wanted : 'original'}${path}`
}

const sizesOf = (images: WireConfiguration['images']) => {
  const wide = { wanted: 'w1280', sizes: images.backdrop_sizes }
  return {
    poster: { wanted: 'w780', sizes: images.poster_sizes },
    backdrop: wide,
    still: wide,
    logo: { wanted: 'w500', sizes: images.logo_sizes },
    portrait: { wanted: 'h632', sizes: images.profile_sizes },
  } as const
}
