import type { Token } from './tokens'

export type CodecFacts = { video_codec: string | null; audio_codec: string | null; hdr: string[] }

/** The first codec named of each kind, and every kind of HDR. */
export const readCodecs = (described: readonly Token[]): CodecFacts => {
  const facts: CodecFacts = { video_codec: null, audio_codec: null, hdr: [] }
  for (let i = 0; i < described.length; i++) {
    const { word } = described[i]!
    if (!word) continue
    if (word.video && facts.video_codec === null) facts.video_codec = word.video
    if (word.audio && facts.audio_codec === null) facts.audio_codec = word.audio
    if (word.hdr) addHdr(facts.hdr, word.hdr === 'hdr10' && described[i + 1]?.gap.startsWith('+') ? 'hdr10plus' : word.hdr)
  }
  return facts
}

const addHdr = (known: string[], kind: string) => {
  if (!known.includes(kind)) known.push(kind)
}
