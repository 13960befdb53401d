import { type Frame, frameOf } from './frame'
import { isGarbage } from './garbage'
import { readCodecs } from './read-codecs'
import { readEdition } from './read-edition'
import { type Group, readGroup } from './read-group'
import { readIds } from './read-ids'
import { readLanguages } from './read-languages'
import { readQuality } from './read-quality'
import { readRevision } from './read-revision'
import { readHardcodedSubs } from './read-subtitles'
import { readTitles } from './read-title'
import type { ParsedRelease } from './release'
import { type Token, tokensOf } from './tokens'
import { unwrap } from './wrapping'

/** Reads a release name. Never throws, and takes time in proportion to the length of the name. */
export const parseRelease = (name: string): ParsedRelease => {
  const { stem, extension, prefix } = unwrap(name)
  const tokens = tokensOf(stem)
  const frame = frameOf(tokens)
  const bare = isBare(frame, tokens)
  const group = readGroup({ stem, tokens, end: frame.end, prefix, bare, dated: frame.year !== null })
  const described = describing(tokens, frame, group, prefix)
  const titles = titlesOf(stem, tokens, frame, group)
  const isFilm = titles.length > 0 && !frame.episode && !(bare && isGarbage(titles[0]!))
  return {
    title: isFilm ? titles[0]! : null,
    titles: isFilm ? titles : [],
    year: frame.year,
    ...readQuality(described, extension),
    revision: readRevision(described),
    edition: readEdition(tokens, Math.max(frame.end, 1), tokens.length),
    release_group: group?.name ?? null,
    ...readLanguages(described),
    hardcoded_subs: readHardcodedSubs(described),
    ...readIds(tokens),
    ...readCodecs(described),
  }
}

/** The words which describe the release: all behind the title but the group's, and those of a bracket before it ("[BD] Title"). */
const describing = (tokens: readonly Token[], frame: Frame, group: Group | null, prefix: string): readonly Token[] => {
  const behind: Token[] = prefix === '' ? [] : tokensOf(prefix).filter((token) => token.word?.source)
  const from = group?.from ?? tokens.length
  const to = group?.to ?? tokens.length
  for (let i = frame.end; i < tokens.length; i++) if (i < from || i >= to) behind.push(tokens[i]!)
  return behind
}

const titlesOf = (stem: string, tokens: readonly Token[], { end }: Frame, group: Group | null): string[] => {
  const stop = tokens[Math.min(end, group?.from ?? tokens.length)]
  return tokens.length === 0 ? [] : readTitles(stop ? stem.slice(0, stop.start) : stem)
}

const isBare = (frame: Frame, tokens: readonly Token[]) => frame.year === null && frame.end === tokens.length
