import { frameOf } from './frame'
import { tokensOf } from './tokens'
import { unwrap } from './wrapping'

/** What a name says it is instead of the one movie: a trailer, a making-of, several movies. Words of the title and of the group do not count. */
export const extraOrPack = (name: string): string | null => {
  if (!telling.test(name)) return null
  const { stem } = unwrap(name)
  const tokens = tokensOf(stem)
  const { end } = frameOf(tokens)
  const last = tokens.at(-1)
  const hasGroup = last?.gap === '-' && tokens.length > end + 2
  const described = tokens.slice(end, hasGroup ? -1 : undefined).map(({ lower }) => lower)
  return expected.exec(described.join(' '))?.[0] ?? null
}

/** Most names hold none of these words, and need no second look. */
const telling = /trailer|teaser|featurette|making|scenes|logy|logie|box|collection/i
const expected =
  /\b(?:trailers?|teasers?|featurettes?|making[ -]of|behind[ -]the[ -]scenes|deleted[ -]scenes|(?:di|duo|tri|quadri|tetra|penta|hexa|antho)log(?:y|ie)|box[ -]?set|(?:\d{4}|complete|full|movies?|movies?) collection)\b/
