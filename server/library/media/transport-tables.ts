import type { Bytes } from './bytes'
import { layoutOf } from './transport-keys'

/**
 * A stream that the tables of a transport stream declare. Nothing says what an `unnamed` one is: it may be sound. `language` is as written
 * there, of three letters.
 */
export type DeclaredStream = {
  readonly pid: number
  readonly kind: 'video' | 'audio' | 'subtitle' | 'unnamed' | 'other'
  readonly language: string | null
  /** Of subtitles: ffmpeg's name. */
  readonly codec: string | null
}

const packetBytes = 188
const sync = 0x47
/** Tables are repeated ten times a second. */
const looked = 1_000_000
const mostStreams = 200

/** The streams of the first program. Empty without readable tables. */
export const declaredStreams = (bytes: Bytes): readonly DeclaredStream[] => {
  const layout = layoutOf(bytes)
  if (!layout) return []
  const data = bytes.read(layout.first, Math.min(looked, bytes.size - layout.first))
  const programs = sectionOf(data, layout.stride, 0)
  const table = programs ? programOf(programs) : null
  const section = table === null ? null : sectionOf(data, layout.stride, table)
  return section ? streamsIn(section) : []
}

/** The first whole section with this packet id, joined from its packets. */
const sectionOf = (data: Buffer, stride: number, pid: number): Buffer | null => {
  let section: Buffer | null = null
  for (const { isStart, payload } of packetsOf(data, stride, pid)) {
    if (isStart) section = payload.subarray(1 + (payload[0] ?? 0))
    else if (section) section = Buffer.concat([section, payload])
    const whole = section && wholeOf(section)
    if (whole) return whole
  }
  return null
}

function* packetsOf(data: Buffer, stride: number, pid: number): Generator<{ isStart: boolean; payload: Buffer }> {
  for (let at = 0; at + packetBytes <= data.length; at += stride) {
    const packet = data.subarray(at, at + packetBytes)
    const [first = 0, second = 0, , control = 0, filled = 0] = packet
    if (first !== sync || (packet.readUInt16BE(1) & 0x1fff) !== pid || (control & 0x10) === 0) continue
    const payload = packet.subarray((control & 0x20) === 0 ? 4 : 5 + filled)
    if (payload.length > 0) yield { isStart: (second & 0x40) !== 0, payload }
  }
}

const wholeOf = (section: Buffer): Buffer | null => {
  if (section.length < 3) return null
  const length = 3 + (section.readUInt16BE(1) & 0x0fff)
  return section.length >= length && length > 12 ? section.subarray(0, length - 4) : null
}

/** The packet id of the first program's table; program 0 is about the network. */
const programOf = (section: Buffer): number | null => {
  for (let at = 8; at + 4 <= section.length; at += 4) if (section.readUInt16BE(at) !== 0) return section.readUInt16BE(at + 2) & 0x1fff
  return null
}

const streamsIn = (section: Buffer): DeclaredStream[] => {
  const found: DeclaredStream[] = []
  if (section.length < 12) return found
  for (let at = 12 + (section.readUInt16BE(10) & 0x0fff); at + 5 <= section.length && found.length < mostStreams; ) {
    const type = section[at] ?? 0
    const end = at + 5 + (section.readUInt16BE(at + 3) & 0x0fff)
    const descriptors = descriptorsIn(section.subarray(at + 5, end))
    const codec = subtitleIn(type, descriptors)
    const kind = codec === null ? kindOf(type, descriptors) : 'subtitle'
    found.push({ pid: section.readUInt16BE(at + 1) & 0x1fff, kind, language: languageIn(descriptors), codec })
    at = end
  }
  return found
}

type Descriptor = { readonly tag: number; readonly body: Buffer }
const descriptorsIn = (data: Buffer): Descriptor[] => {
  const found: Descriptor[] = []
  for (let at = 0; at + 2 <= data.length; at += 2 + (data[at + 1] ?? 0))
    found.push({ tag: data[at] ?? 0, body: data.subarray(at + 2, at + 2 + (data[at + 1] ?? 0)) })
  return found
}

/** Stream types of ISO 13818-1 and of Blu-ray. */
const videoTypes = new Set([0x01, 0x02, 0x10, 0x1b, 0x20, 0x24, 0x33, 0xd1, 0xea])
const audioTypes = new Set([0x03, 0x04, 0x0f, 0x11, 0x1c, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0xa1, 0xa2])
/** Descriptors of AC-3, E-AC-3, DTS, AAC, and formats that are registered by name, which private streams have. */
const audioTags = new Set([0x6a, 0x7a, 0x7b, 0x7c])
const audioNames = new Set(['AC-3', 'EAC3', 'DTS1', 'DTS2', 'DTS3', 'Opus', 'BSSD', 'mlpa'])
/** Descriptors that say only who may watch, or in which language. */
const vagueTags = new Set([0x09, 0x0a, 0x0e, 0x52])
const privateType = 0x06

const kindOf = (type: number, descriptors: readonly Descriptor[]): DeclaredStream['kind'] => {
  if (videoTypes.has(type)) return 'video'
  if (audioTypes.has(type)) return 'audio'
  const isAudio = descriptors.some(({ tag, body }) => audioTags.has(tag) || (tag === 0x05 && audioNames.has(body.toString('latin1', 0, 4))))
  if (type !== privateType) return 'other'
  if (isAudio) return 'audio'
  return descriptors.every(({ tag }) => vagueTags.has(tag)) ? 'unnamed' : 'other'
}

const blurayImages = 0x90
/** Descriptors of subtitles as images and of teletext, which begin with a language, as does that of languages. */
const subtitleTags: readonly (readonly [tag: number, codec: string])[] = [
  [0x59, 'dvb_subtitle'],
  [0x56, 'dvb_teletext'],
]
const languageTags = new Set([0x0a, 0x59, 0x56])

const subtitleIn = (type: number, descriptors: readonly Descriptor[]): string | null => {
  if (type === blurayImages) return 'hdmv_pgs_subtitle'
  const found = type === privateType ? subtitleTags.find(([tag]) => descriptors.some((each) => each.tag === tag)) : undefined
  return found?.[1] ?? null
}

const languageIn = (descriptors: readonly Descriptor[]): string | null => {
  const code = descriptors.find(({ tag, body }) => languageTags.has(tag) && body.length >= 3)?.body.toString('latin1', 0, 3)
  return code !== undefined && /^[a-z]{3}$/i.test(code) ? code.toLowerCase() : null
}
