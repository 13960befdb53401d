import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import PQueue from 'p-queue'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { sentences } from '#server/foundation/platform/sentences'
import { dominantColor } from './dominant-color'

export const imageWidths = [185, 342, 500, 780, 1280] as const
export type ImageWidth = (typeof imageWidths)[number]
export const imageKinds = ['poster', 'backdrop', 'still', 'logo', 'portrait'] as const
export type ImageKind = (typeof imageKinds)[number]
export type ImageName = { readonly kind: ImageKind; readonly path: string }

export type CachedImage = { readonly bytes: Bytes; readonly content_type: 'image/webp'; readonly etag: string }

type Deps = {
  /** `images/` in the data folder. */
  readonly dir: string
  /** Fetches a picture by the provider's path. Its errors are passed on. */
  readonly fetchImage: (image: ImageName) => Promise<Uint8Array>
  readonly log: Log
}
export type ImageCache = ReturnType<typeof createImageCache>

const MOST_BYTES = 15 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LONGEST_WORK_MS = 20_000
const QUALITY = 82

/** The stored base: re-encoded, wide enough for every width, and cheap to resize. */
const baseName = ({ kind }: ImageName): string => (kind === 'logo' ? 'base.png' : 'base.jpg')
const BASE_QUALITY = 92

/**
 * A cache of pictures. Each picture is fetched once and validated; each width is made on first request. The original is untrusted: it is
 * decoded once, and only what was re-encoded here is stored and served.
 */
export const createImageCache = ({ dir, fetchImage, log }: Deps) => {
  const underWay = new Map<string, Promise<Bytes>>()
  /** Leaves one CPU free for other requests. */
  const codecs = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })
  const fileOf = (image: ImageName, name: string) => join(dir, ...folderOf(image), name)

  /** Concurrent requests for the same file share one run. */
  const once = (image: ImageName, name: string, make: () => Promise<Bytes>): Promise<Bytes> => {
    const key = `${image.kind} ${name} ${image.path}`
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
  const encoded = async (image: ImageName, name: string, work: () => Promise<Bytes>): Promise<Bytes> => {
    const made = await attempt(() => codecs.add(() => inTime(work())))
    if (!made.ok) {
      log.warn('failed to decode a picture', { kind: image.kind, why: codeOf(made.error) })
      throw new UpstreamUnreachable('The movie database', say(sentences, 'picture_unreadable', { party: 'The movie database' }))
    }
    const kept = await attempt(() => writeWhole(fileOf(image, name), made.value))
    if (!kept.ok) log.warn('failed to store a picture; serving it anyway', { kind: image.kind, why: codeOf(kept.error) })
    return made.value
  }
  const fetchBase = (image: ImageName): Promise<Bytes> =>
    once(image, baseName(image), async () => {
      const source = checked(await fetchImage(image))
      return await encoded(
        image,
        baseName(image),
        async () => new Uint8Array(await baseOf(image, sized(source, imageWidths.at(-1)!)).bytes()),
      )
    })
  const make = async (image: ImageName, name: string, from: From): Promise<Bytes> => {
    const base = await stored(fileOf(image, baseName(image)))
    const made = base && (await attempt(() => encoded(image, name, () => from(base))))
    if (made?.ok) return made.value
    // The base is missing or was corrupted on disk.
    const fresh = await fetchBase(image)
    return await encoded(image, name, () => from(fresh))
  }
  const read = async (image: ImageName, name: string, from: From): Promise<Bytes> =>
    (await stored(fileOf(image, name))) ?? (await once(image, name, () => make(image, name, from)))
  return {
    get: async (image: ImageName, width: ImageWidth): Promise<CachedImage> => {
      const bytes = await read(image, `${width}.webp`, webpOf(width))
      return { bytes, content_type: 'image/webp', etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    },
    /** As a file for other programs. */
    file: async (image: ImageName): Promise<Uint8Array> =>
      read(
        image,
        image.kind === 'logo' ? 'file.png' : 'file.jpg',
        async (base) => new Uint8Array(await baseOf(image, sized(base, 1280)).bytes()),
      ),
    /** `#rrggbb`, or null if it has no distinct color. */
    color: async (image: ImageName): Promise<string | null> =>
      new TextDecoder().decode(await read(image, 'color', colorOf)).match(/^#[\da-f]{6}$/)?.[0] ?? null,
    /** Deletes files that a crash left half-written. Call it only before anything writes here. */
    sweep: async (): Promise<number> => {
      const names = await readdir(dir, { recursive: true }).catch(() => [])
      const partial = names.filter((name) => name.endsWith('.partial'))
      for (const name of partial) await rm(join(dir, name), { force: true })
      return partial.length
    },
    forget: async (image: ImageName): Promise<void> => await rm(join(dir, ...folderOf(image)), { recursive: true, force: true }),
  }
}

/** Never uses the provider's path as a file path. */
const folderOf = ({ kind, path }: ImageName): [string, string] => {
  const digest = createHash('sha256').update(`${kind} ${path}`).digest('hex')
  return [digest.slice(0, 2), digest.slice(2, 34)]
}

/** Checks the first bytes before any decoder runs: a JPEG, PNG, or WebP of plausible size. */
const checked = (bytes: Uint8Array): Uint8Array => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isPicture =
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || (head.startsWith('RIFF') && head.endsWith('WEBP'))
  if (!isPicture) throw new UpstreamUnreachable('The movie database', say(sentences, 'picture_is_none', { party: 'The movie database' }))
  if (bytes.length > MOST_BYTES)
    throw new UpstreamUnreachable('The movie database', say(sentences, 'picture_too_large', { party: 'The movie database' }))
  return bytes
}

type Bytes = Uint8Array<ArrayBuffer>
/** Makes the requested variant from the stored base. */
type From = (base: Bytes) => Promise<Bytes>

const sized = (from: Uint8Array, width: number) =>
  new Bun.Image(from, { maxPixels: MOST_PIXELS }).resize(width, width * 3, { fit: 'inside', withoutEnlargement: true })

/** A logo keeps its transparent background. */
const baseOf = ({ kind }: ImageName, picture: Bun.Image): Bun.Image =>
  kind === 'logo' ? picture.png() : picture.jpeg({ quality: BASE_QUALITY })

const webpOf =
  (width: ImageWidth): From =>
  async (base) =>
    new Uint8Array(await sized(base, width).webp({ quality: QUALITY }).bytes())

const colorOf: From = async (base) => new TextEncoder().encode((await dominantColor(base)) ?? 'none')

/** Writes a temporary file, syncs it, and renames it, so that an existing file is complete. */
const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`
  const handle = await open(partial, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
    await handle.close()
    await rename(partial, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** A full disk or a crash may leave an empty file, which counts as missing. */
const stored = async (file: string): Promise<Bytes | null> => {
  const read = await attempt(() => readFile(file))
  return read.ok && read.value.length > 0 ? new Uint8Array(read.value) : null
}

/** The codecs run on another thread, so one that hangs is abandoned. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the codec timed out')), LONGEST_WORK_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (error: Error) => ('code' in error ? error.code : error.message)
