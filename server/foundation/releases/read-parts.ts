import { type Frame, frameOf } from './frame'
import { type Group, readGroup } from './read-group'
import { type Token, tokensOf } from './tokens'
import { type Unwrapped, unwrap } from './wrapping'

/** A name in its parts: what is wrapped around it, its words, and where title, year, and group are among them. */
export type Parts = Unwrapped & {
  readonly tokens: readonly Token[]
  readonly frame: Frame
  readonly group: Group | null
  /** Nothing but the words shows that this is a release. */
  readonly isBare: boolean
}

export const readParts = (name: string): Parts => {
  const { stem, extension, prefix, year: yearInFront } = unwrap(name)
  const tokens = tokensOf(stem)
  const frame = frameOf(tokens)
  const year = frame.year ?? yearInFront
  const isBare = year === null && frame.end === tokens.length
  const group = readGroup({ stem, tokens, end: frame.end, prefix, isBare, isDated: year !== null })
  return { stem, extension, prefix, tokens, frame, year, isBare, group }
}
