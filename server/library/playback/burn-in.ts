import { type Sentence, say } from '#server/foundation/lib/sentence'
import { NotFound } from '#server/foundation/platform/errors'
import type { Burned } from '#server/library/media/burning'
import type { Reading } from '#server/library/media/reading'
import { isText } from '#server/library/subtitles/schema'
import type { Means } from './decide'
import type { Prepared, PrepareRequest } from './schema'
import { sentences } from './sentences'
import type { Sidecar } from './sidecars'

type Asked = {
  readonly request: Pick<PrepareRequest, 'burn_in' | 'subtitle_track' | 'allow'>
  readonly tracks: Prepared['subtitle_tracks']
  readonly means: Means
  /** Whether the media tool can write, which needs a library and a font. */
  readonly drawsText: () => Promise<boolean>
}

/** Why the wanted subtitles cannot be drawn into the picture. Null if they can, undefined if nobody wants it. */
export const obstacleToBurning = async ({ request, tracks, means, drawsText }: Asked): Promise<Sentence | null | undefined> => {
  const { burn_in = false, subtitle_track: track } = request
  if (!burn_in || track === undefined) return undefined
  if (!means.media_tool) return say(sentences, 'burning_needs_media_tool', { track })
  if (!means.transcoding || !(request.allow?.includes('transcode') ?? true)) return say(sentences, 'transcoding_off')
  const found = tracks[track]
  if (!found?.burnable) return say(sentences, 'subtitles_not_burnable', { track })
  return found.kind === 'image' || (await drawsText()) ? null : say(sentences, 'text_not_burnable')
}

type Named = { readonly file_id: number; readonly name: string | undefined; readonly reading: Reading }
type Beside = {
  readonly sidecars: (fileId: number) => readonly Sidecar[]
  readonly pathBeside: (fileId: number, relativePath: string) => Promise<string>
  /** As any player gets them. */
  readonly answer: (asked: { file_id: number; which: string }) => Promise<Response>
}
/** What a plan names. Throws NotFound for a file that is not beside the movie any more. */
export const burnedIn = async (
  { file_id, name, reading }: Named,
  { sidecars, pathBeside, answer }: Beside,
): Promise<Burned | undefined> => {
  if (name === undefined) return undefined
  const text: Burned = { kind: 'text', read: async () => (await answer({ file_id, which: name })).text() }
  const number = Number(name.replace('s', ''))
  if (!name.startsWith('s')) return reading.subtitles[number]?.kind === 'text' ? text : { kind: 'track', track: number }
  const found = sidecars(file_id).find(({ id }) => id === number)
  if (!found) throw new NotFound('subtitles', number)
  return isText(found) ? text : { kind: 'beside', path: await pathBeside(file_id, found.relative_path), language: found.language }
}

/** What is drawn, named as in the address of the subtitles: by its number in the file, or by the id of a file beside it. */
export const burnedName = (
  track: number,
  { tracks, beside }: { tracks: Prepared['subtitle_tracks']; beside: readonly Sidecar[] },
): string => {
  const inside = tracks.length - beside.length
  return track < inside ? String(track) : `s${beside[track - inside]?.id ?? 0}`
}
