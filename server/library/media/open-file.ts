import { statSync } from 'node:fs'
import {
  ALL_FORMATS,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  type Source,
} from 'mediabunny'
import { type Bytes, openBytes } from './bytes'
import { type Matroska, readMatroska } from './matroska'
import { type Mp4, readMp4 } from './mp4'
import { indexedSource, steppedSource } from './packet-source'
import { type DeclaredStream, declaredStreams } from './transport-tables'
import { type Growing, onlyVerified, type VerifiedBytes } from './verified-bytes'

/** Whatever it says of a damaged file would stand between the lines of the service, together with pieces of its own source. */
Logging.level = LogLevel.Silent

export type OpenFile = {
  readonly path: string
  readonly bytes: Bytes
  /** Part of it is missing: never try anything that needs the whole file. */
  readonly is_growing: boolean
  /** Holds too much memory and should be reopened. */
  isWorn(): boolean
  readonly input: Input
  readonly container: 'mp4' | 'matroska' | 'webm' | 'mpegts' | 'other'
  readonly matroska: Matroska | null
  readonly mp4: Mp4 | null
  /** What the tables of a transport stream say. */
  readonly declared: readonly DeclaredStream[]
  readonly video: { readonly track: InputVideoTrack; readonly sink: EncodedPacketSink; readonly start: number } | null
  readonly audio: readonly { readonly track: InputAudioTrack; readonly sink: EncodedPacketSink }[]
  close(): void
}

/** The file cannot be played at all, or not by our readers. */
export class UnreadableFile extends Error {
  readonly why: 'empty' | 'unknown_container' | 'damaged' | 'no_index'
  constructor(why: UnreadableFile['why']) {
    super(`The file cannot be read: ${why}`)
    this.why = why
  }
}

/** As long as it is open, our packet reader keeps about half of what it reads from a transport stream. */
const mostTaken = 8_000_000

/** Opens a file and finds its tracks. Throws UnreadableFile. */
export const openFile = async (path: string): Promise<OpenFile> => {
  if (statSync(path).size === 0) throw new UnreadableFile('empty')
  const bytes = openBytes(path)
  let taken = 0
  const stepped = () => steppedSource(bytes, (length) => (taken += length))
  const isWorn = () => taken > mostTaken
  return openBy({ path, bytes, sourceOf: (isIndexed) => (isIndexed ? indexedSource(bytes) : stepped()), is_growing: false, isWorn })
}

/** Opens a file still being downloaded. Discard the result if its reader reports a missing range. */
export const openGrowing = (path: string, growing: Growing): { onlyVerified: VerifiedBytes; file: Promise<OpenFile> } => {
  const bytes = onlyVerified(openBytes(path), growing)
  const source = new CustomSource({
    getSize: () => bytes.size,
    read: async (from, to) => bytes.read(from, to - from),
    handleUnhandledError: () => {},
  })
  return { onlyVerified: bytes, file: openBy({ path, bytes, sourceOf: () => source, is_growing: true, isWorn: () => false }) }
}

type Opening = Pick<OpenFile, 'path' | 'bytes' | 'is_growing' | 'isWorn'> & { readonly sourceOf: (isIndexed: boolean) => Source }
const openBy = async ({ path, bytes, sourceOf, is_growing, isWorn }: Opening): Promise<OpenFile> => {
  let input: Input | null = null
  const close = () => {
    bytes.close()
    input?.dispose()
  }
  try {
    const matroska = readMatroska(bytes)
    const mp4 = matroska ? null : readMp4(bytes)
    input = new Input({ source: sourceOf(matroska !== null || mp4 !== null), formats: ALL_FORMATS })
    if (mp4?.is_damaged) throw new UnreadableFile('damaged')
    if (!(await canRead(input))) throw new UnreadableFile(matroska || mp4 ? 'damaged' : 'unknown_container')
    const tracks = await attemptTracks(input)
    // Our packet reader skips MPEG-2 in a transport stream, as if there were only audio.
    if (!tracks.video && !matroska && !mp4) throw new UnreadableFile('unknown_container')
    const container = await containerOf(input, matroska)
    const declared = container === 'mpegts' ? declaredStreams(bytes) : []
    if (lacksTracks(tracks, { matroska, declared })) throw new UnreadableFile('unknown_container')
    return { path, bytes, is_growing, isWorn, input, container, declared, matroska, mp4, ...tracks, close }
  } catch (error) {
    close()
    throw error
  }
}

/** Our packet reader throws for files shorter than any header. */
const canRead = (input: Input): Promise<boolean> => input.canRead().catch(() => false)

const attemptTracks = async (input: Input) => {
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getAudioTracks()
    return {
      video: video && (await withFirst(video)),
      audio: audio.map((track) => ({ track, sink: new EncodedPacketSink(track) })),
    }
  } catch {
    // Our packet reader throws plain errors for malformed input.
    throw new UnreadableFile('damaged')
  }
}

type Found = Awaited<ReturnType<typeof attemptTracks>>
type Known = { readonly matroska: Matroska | null; readonly declared: readonly DeclaredStream[] }
/** Our packet reader leaves out tracks that it does not know. A movie must not lose its picture or its sound that way without a word. */
const lacksTracks = ({ video, audio }: Found, { matroska, declared }: Known): boolean => {
  const has = (kind: 'video' | 'audio') =>
    (matroska?.tracks.some(({ type }) => type === kind) ?? false) || declared.some((each) => each.kind === kind)
  const maySound = has('audio') || declared.some(({ kind }) => kind === 'unnamed')
  return (video === null && has('video')) || (audio.length === 0 && maySound)
}

const withFirst = async (track: InputVideoTrack) => {
  const sink = new EncodedPacketSink(track)
  const first = await sink.getFirstPacket({ metadataOnly: true })
  return { track, sink, start: first?.timestamp ?? 0 }
}

const containerOf = async (input: Input, matroska: Matroska | null): Promise<OpenFile['container']> => {
  if (matroska) return matroska.is_webm ? 'webm' : 'matroska'
  const { name } = await input.getFormat()
  if (name === 'MP4' || name === 'QuickTime File Format') return 'mp4'
  return name === 'MPEG Transport Stream' ? 'mpegts' : 'other'
}
