import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { attempt } from '#server/lib/attempt'
import { UpstreamUnreachable } from '#server/platform/errors'
import type { Log } from '#server/platform/log'
import { dominantColor } from './dominant-color'

export const imageWidths = [185, 342, 500, 780] as const
export type ImageWidth = (typeof imageWidths)[number]
export type ImageKind = 'poster' | 'backdrop'
export type ImageName = { readonly kind: ImageKind; readonly path: string }

export type CachedImage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly content_type: 'image/webp'; readonly etag: string }

type Deps = {
  /** `images/` under the data directory. */
  readonly dir: string
  /** Fetches a picture by the provider's path; its errors are ours to pass on. */
  readonly fetchImage: (image: ImageName) => Promise<Uint8Array>
  readonly log: Log
}
export type ImageCache = ReturnType<typeof createImageCache>

const MOST_BYTES = 15 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LONGEST_WORK_MS = 20_000
const QUALITY = 82

/** Pictures fetched once, checked, made small in every width and kept. What they are made of is a stranger's: nothing but what we encoded ourselves is served. */
export const createImageCache = ({ dir, fetchImage, log }: Deps) => {
  const underWay = new Map<string, Promise<Made>>()
  const fileOf = (image: ImageName, name: string) => join(dir, ...folderOf(image), name)

  const make = async (image: ImageName): Promise<Made> => {
    const source = checked(await fetchImage(image))
    const made = await attempt(() => inTime(variantsOf(source)))
    if (!made.ok) {
      log.warn('picture could not be read', { kind: image.kind, why: codeOf(made.error) })
      throw new UpstreamUnreachable('The film database', 'sent a picture that cannot be read')
    }
    for (const [name, bytes] of made.value) {
      const kept = await attempt(() => writeWhole(fileOf(image, name), bytes))
      if (!kept.ok) log.warn('picture could not be kept; it is served all the same', { kind: image.kind, why: codeOf(kept.error) })
    }
    return made.value
  }
  /** Whoever asks while a picture is fetched waits for the same fetch. */
  const makeOnce = (image: ImageName): Promise<Made> => {
    const key = `${image.kind} ${image.path}`
    const running = underWay.get(key) ?? make(image).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
  const read = async (image: ImageName, name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const kept = await stored(fileOf(image, name))
    return kept ?? (await makeOnce(image)).get(name) ?? new Uint8Array()
  }
  return {
    get: async (image: ImageName, width: ImageWidth): Promise<CachedImage> => {
      const bytes = await read(image, `${width}.webp`)
      return { bytes, content_type: 'image/webp', etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    },
    /** `#rrggbb`, or null when the picture has none to speak of. */
    color: async (image: ImageName): Promise<string | null> =>
      new TextDecoder().decode(await read(image, 'color')).match(/^#[\da-f]{6}$/)?.[0] ?? null,
    /** What a crash left half-written; nothing else writes here while it runs. */
    sweep: async (): Promise<number> => {
      const names = await readdir(dir, { recursive: true }).catch(() => [])
      const partial = names.filter((name) => name.endsWith('.partial'))
      for (const name of partial) await rm(join(dir, name), { force: true })
      return partial.length
    },
    forget: async (image: ImageName): Promise<void> => await rm(join(dir, ...folderOf(image)), { recursive: true, force: true }),
  }
}

/** The provider's path is never used as a path of ours. */
const folderOf = ({ kind, path }: ImageName): [string, string] => {
  const digest = createHash('sha256').update(`${kind} ${path}`).digest('hex')
  return [digest.slice(0, 2), digest.slice(2, 34)]
}

/** By its first bytes, before any decoder sees it: a JPEG, PNG or WebP of a size that a picture can have. */
const checked = (bytes: Uint8Array): Uint8Array => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isPicture =
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || (head.startsWith('RIFF') && head.endsWith('WEBP'))
  if (!isPicture) throw new UpstreamUnreachable('The film database', 'sent something that is no picture')
  if (bytes.length > MOST_BYTES) throw new UpstreamUnreachable('The film database', 'sent a picture of more than 15 MB')
  return bytes
}

/** File names and what goes into them. */
type Made = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

const variantsOf = async (source: Uint8Array): Promise<Made> => {
  const made = new Map<string, Uint8Array<ArrayBuffer>>()
  let from = source
  for (const width of imageWidths.toReversed()) {
    // Each width is made of the next larger one: a hostile original is decoded once.
    const picture = new Bun.Image(from, { maxPixels: MOST_PIXELS }).resize(width, width * 3, { fit: 'inside', withoutEnlargement: true })
    const bytes = new Uint8Array(await picture.webp({ quality: width === 780 ? 90 : QUALITY }).bytes())
    made.set(`${width}.webp`, bytes)
    from = bytes
  }
  return made.set('color', new TextEncoder().encode((await dominantColor(from)) ?? 'none'))
}

/** Temporary name, flushed, then renamed: a name that is there is whole. */
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

/** An empty file is what a full disk or an old kernel may leave: it counts as none. */
const stored = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const read = await attempt(() => readFile(file))
  return read.ok && read.value.length > 0 ? new Uint8Array(read.value) : null
}

/** The codecs work on a thread of their own: one that hangs is left behind. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('too slow')), LONGEST_WORK_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (error: Error) => ('code' in error ? error.code : error.message)
