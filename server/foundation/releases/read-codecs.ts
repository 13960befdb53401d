import type { Token } from './tokens'

export type CodecFacts = { video_codec: string | null; audio_codec: string | null; hdr: string[] }

/** The first codec of each kind, and every HDR format. */
export const readCodecs = (described: readonly Token[]): CodecFacts => {
  const facts: CodecFacts = { video_codec: null, audio_codec: null, hdr: [] }
  for (let i = 0; i < described.length; i++) {
    const { word } = described[i]!
    if (!word) continue
    if (word.video) facts.video_codec ??= word.video
    if (word.audio) facts.audio_codec ??= word.audio
    if (word.hdr) for (const kind of word.hdr.split(' ')) addHdr(facts.hdr, kind, described[i + 1]?.gap)
  }
  return facts
}

/** "HDR10+DV" is split before its plus. */
const addHdr = (known: string[], kind: string, nextGap = '') => {
  const whole = kind === 'hdr10' && nextGap.startsWith('+') ? 'hdr10plus' : kind
  if (!known.includes(whole)) known.push(whole)
}
