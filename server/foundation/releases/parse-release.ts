import type { Frame } from './frame'
import { isGarbage } from './garbage'
import { readCodecs } from './read-codecs'
import { readEdition } from './read-edition'
import type { Group } from './read-group'
import { readIds } from './read-ids'
import { readLanguages } from './read-languages'
import { readParts } from './read-parts'
import { readQuality } from './read-quality'
import { readRevision } from './read-revision'
import { readHardcodedSubs } from './read-subtitles'
import { readTitles } from './read-title'
import type { ParsedRelease } from './release'
import { type Token, tokensOf } from './tokens'
import { unknownAt } from './unknown-words'

/** Parses a release name. Never throws; takes time linear in the name's length. */
export const parseRelease = (name: string): ParsedRelease => {
  const { stem, extension, prefix, tokens, frame, year, isBare, group } = readParts(name)
  const described = describing({ tokens, frame, group, prefix })
  const titles = frame.episode ? [] : titlesOf({ stem, tokens, prefix }, frame, group?.from ?? frame.end)
  const isMovie = titles.length > 0 && !(isBare && (isGarbage(titles[0]!) || tokens[0]?.word?.firm === true))
  const { source, resolution, modifier, quality, quality_from } = readQuality(described, extension)
  const { languages, multi, dubbed } = readLanguages(described)
  const { imdb_id, tmdb_id } = readIds(tokens)
  const { video_codec, audio_codec, hdr } = readCodecs(described)
  return {
    title: isMovie ? titles[0]! : null,
    titles: isMovie ? titles : [],
    year,
    source,
    resolution,
    modifier,
    quality,
    quality_from,
    revision: readRevision(described, year),
    edition: readEdition(tokens, Math.max(frame.end, 1)),
    release_group: group?.name ?? null,
    languages,
    multi,
    dubbed,
    hardcoded_subs: readHardcodedSubs(described),
    imdb_id,
    tmdb_id,
    video_codec,
    audio_codec,
    hdr,
    unknown_words: isMovie ? unknownAt({ tokens, frame, group }).map((at) => tokens[at]!.text) : [],
  }
}

type Parts = { tokens: readonly Token[]; frame: Frame; group: Group | null; prefix: string }

/** The words that describe the release: everything after the title except the group's, and those in a bracket before it ("[BD] Title"). */
const describing = ({ tokens, frame, group, prefix }: Parts): readonly Token[] => {
  const found = prefix === '' ? [] : tokensOf(prefix).filter((token) => token.word?.source)
  for (let i = frame.end; i < tokens.length; i++) if (!group || i < group.from || i >= group.to) found.push(tokens[i]!)
  return found
}

type Named = { stem: string; tokens: readonly Token[]; prefix: string }

const titlesOf = ({ stem, tokens, prefix }: Named, { end, editionEnd }: Frame, group: number): string[] => {
  if (tokens.length === 0) return []
  const upTo = (at: number) => readTitles(at < tokens.length ? stem.slice(0, tokens[at]!.start) : stem)
  const titles = upTo(Math.min(end, group))
  if (editionEnd > end) addAll(titles, upTo(editionEnd).slice(0, 1))
  // "[REC] 2": a number after a bracket may number the parts of the bracketed title.
  if (isShortWord(prefix) && titles[0] !== undefined && /^\d(?!\d)/.test(titles[0])) addAll(titles, [`${prefix} ${titles[0]}`])
  return titles
}

const addAll = (titles: string[], more: readonly string[]) => {
  for (const title of more) if (!titles.includes(title)) titles.push(title)
}

const isShortWord = (prefix: string) => prefix !== '' && prefix.length <= 12 && !prefix.includes(' ')
