import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { readVtt } from '#server/foundation/lib/web-vtt'
import { Conflict } from '#server/foundation/platform/errors'
import type { BurnedPart } from './hardware/video-arguments'
import type { Reading } from './reading'
import { sentences } from './sentences'
import { linesPart } from './subtitles/lines-part'
import { indexPgs, neededFor, type PgsIndex, pgsPart } from './subtitles/pgs-part'
import type { SubtitleImages } from './texts'

/** Subtitles that are drawn into the picture: text, as WebVTT on the clock of the stream, or images in the file or beside it. */
export type Burned =
  | { readonly kind: 'text'; readonly read: () => Promise<string> }
  | { readonly kind: 'track'; readonly track: number }
  | { readonly kind: 'beside'; readonly path: string; readonly language: string | null }
type Images = Exclude<Burned, { kind: 'text' }>
type Of<B = Burned> = { readonly path: string; readonly reading: Reading; readonly burned: B }
type Span = { readonly from: number; readonly to: number }
type Known =
  | { readonly kind: 'images'; readonly path: string; readonly index: PgsIndex; readonly isStretched: boolean }
  /** Only the media tool finds them. */
  | { readonly kind: 'inside'; readonly track: number }
type Deps = {
  readonly images: SubtitleImages
  /** For what is drawn; nothing in it is kept. */
  readonly folder: string
}
export type Burning = ReturnType<typeof createBurning>

const mostKept = 4

/** Cuts subtitles into the parts in which video is converted. */
export const createBurning = ({ images, folder }: Deps) => {
  const kept = new Map<string, Promise<Known>>()
  let made = 0
  let ready: Promise<void> | undefined

  /** What a service left that was killed goes. */
  const emptied = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  const put = async (ending: string, content: string | Uint8Array): Promise<string> => {
    ready ??= emptied()
    await ready
    const path = join(folder, `${++made}.${ending}`)
    await writeFile(path, content)
    return path
  }

  const imagesOf = async ({ path, reading, burned }: Of<Images>): Promise<Known | null> => {
    const stream = await (burned.kind === 'track'
      ? images({ kind: 'subtitle_images', path, track: burned.track, first: 0 })
      : images({ kind: 'sidecar_images', path: burned.path, language: burned.language, shift: -reading.start_offset }))
    const index = indexPgs(Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength))
    const codec = burned.kind === 'track' ? reading.subtitles[burned.track]?.codec : burned.path
    return index && { kind: 'images', path: await put('sup', stream), index, isStretched: /dvd_subtitle|\.idx$/i.test(codec ?? '') }
  }
  const find = async (of: Of<Images>): Promise<Known> => {
    const { burned, reading } = of
    if (burned.kind === 'beside') return mustHave(await imagesOf(of))
    const found = reading.container === 'matroska' ? await attempt(() => imagesOf(of)) : null
    return found?.ok && found.value ? found.value : { kind: 'inside', track: burned.track }
  }

  /** Extracted once: that may take a walk through the whole file. */
  const known = async (of: Of<Images>): Promise<Known> => {
    const { size, mtimeMs } = await stat(of.path)
    const key = JSON.stringify([of.path, size, mtimeMs, of.burned])
    const found = kept.get(key) ?? find(of)
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    for (const [oldest, gone] of kept) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
      void gone.then((each) => (each.kind === 'images' ? rm(each.path, { force: true }) : undefined)).catch(() => undefined)
    }
    return found
  }

  const partOf = async ({ burned, ...of }: Of, span: Span): Promise<BurnedPart> => {
    if (burned.kind === 'text') return { kind: 'lines', path: await put('ass', linesPart(readVtt(await burned.read()), span)) }
    const found = await known({ ...of, burned })
    if (found.kind === 'inside') return found
    const { index, isStretched } = found
    const { width, height } = index
    return { kind: 'images', path: await put('sup', await cutFrom(found, span)), width, height, isStretched }
  }

  return {
    /** What a span needs, for as long as the work takes. */
    async during<T>(of: Of, span: Span, work: (part: BurnedPart) => Promise<T>): Promise<T> {
      const part = await partOf(of, span)
      try {
        return await work(part)
      } finally {
        if (part.kind !== 'inside') await rm(part.path, { force: true })
      }
    },
    /** The same for a stream: as long as it is read. */
    async forAsLong(
      of: Of,
      span: Span,
      work: (part: BurnedPart) => Promise<ReadableStream<Uint8Array>>,
    ): Promise<ReadableStream<Uint8Array>> {
      const part = await partOf(of, span)
      const drop = async () => (part.kind === 'inside' ? undefined : await rm(part.path, { force: true }))
      const made = await attempt(() => work(part))
      if (made.ok) return until(made.value, drop)
      await drop()
      throw made.error
    },
    close: (): void => {
      kept.clear()
      void rm(folder, { recursive: true, force: true }).catch(() => undefined)
    },
  }
}

const mustHave = (found: Known | null): Known => {
  if (!found) throw new Conflict(say(sentences, 'subtitles_unreadable'))
  return found
}

/** The same stream, and what to do when it is over or nobody reads it any more. */
const until = (stream: ReadableStream<Uint8Array>, over: () => Promise<void>): ReadableStream<Uint8Array> => {
  const reader = stream.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read()
        if (!done) return controller.enqueue(value)
        await over()
        controller.close()
      },
      async cancel() {
        await reader.cancel()
        await over()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Reads no more of the images than the span needs. */
const cutFrom = async ({ path, index }: Extract<Known, { kind: 'images' }>, span: Span): Promise<Uint8Array<ArrayBuffer>> => {
  const { before, during } = neededFor(index, span)
  const sets = [...before, ...during]
  const from = Math.min(...sets.map(({ at }) => at))
  const end = Math.max(...sets.map((set) => set.end))
  if (sets.length === 0) return pgsPart(() => Buffer.alloc(0), index, span)
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(end - from)
    await file.read(bytes, 0, bytes.length, from)
    return pgsPart((at, until) => bytes.subarray(at - from, until - from), index, span)
  } finally {
    await file.close()
  }
}
