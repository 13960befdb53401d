import type { Clock } from '#server/lib/clock'
import { NotFound, UpstreamUnreachable } from '#server/platform/errors'
import type { UpstreamFetch } from '../fetch'
import { type MetadataSettings, type Requests, rootOf } from './requests'
import { METADATA_PROVIDER, readConfiguration, type WireConfiguration } from './wire'

export type PictureKind = 'poster' | 'backdrop'

type Deps = { readonly requests: Requests; readonly fetch: UpstreamFetch; readonly clock: Clock; readonly settings: () => MetadataSettings }

export const PUBLIC_PROVIDER = 'https://api.themoviedb.org'
const PUBLIC_PICTURES: WireConfiguration = { images: { secure_base_url: 'https://image.tmdb.org/t/p/' } }
const REMEMBERED_MS = 24 * 3600 * 1000
const MAX_BYTES = 15 * 1024 * 1024

/** Where pictures lie is told by the provider's configuration, asked once a day. */
export const createPictures = ({ requests, fetch, clock, settings }: Deps) => {
  let remembered: { url: string; at: number; configuration: WireConfiguration } | null = null
  const configuration = async (): Promise<WireConfiguration> => {
    const { url } = settings()
    if (remembered?.url === url && clock.now().getTime() - remembered.at < REMEMBERED_MS) return remembered.configuration
    const fresh = readConfiguration((await requests.get('/configuration', {}, { isUrgent: true })).bytes)
    remembered = { url, at: clock.now().getTime(), configuration: fresh }
    return fresh
  }
  /** The public provider's pictures need no key, so they come even while its service does not. */
  const known = async () =>
    rootOf(settings().url) === PUBLIC_PROVIDER ? await configuration().catch(() => PUBLIC_PICTURES) : await configuration()
  return {
    configuration,
    picture: async (path: string, kind: PictureKind): Promise<Uint8Array<ArrayBuffer>> => {
      if (!/^\/[\w.-]{1,200}$/.test(path)) throw new NotFound(kind, path)
      const origin = settings().url
      const answer = await fetch(addressOf(await known(), path, kind), {
        maxBytes: MAX_BYTES,
        reach: { policy: 'same-origin-or-public', origin },
      })
      if (answer.status === 404) throw new NotFound(kind, path)
      if (answer.status !== 200) throw new UpstreamUnreachable(METADATA_PROVIDER, `answers with status ${answer.status}`)
      return answer.bytes
    },
  }
}

const addressOf = ({ images }: WireConfiguration, path: string, kind: PictureKind): string => {
  const base = images.secure_base_url || images.base_url
  if (!base) throw new UpstreamUnreachable(METADATA_PROVIDER, 'does not say where its pictures are')
  const wanted = kind === 'poster' ? 'w780' : 'w1280'
  const sizes = (kind === 'poster' ? images.poster_sizes : images.backdrop_sizes) ?? [wanted]
  return `${base.endsWith('/') ? base : `${base}/`}${sizes.includes(wanted) ? wanted : 'original'}${path}`
}
