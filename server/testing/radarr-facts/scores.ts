import type { RadarrRows } from '../radarr'
import { createRandom, type Random } from './fact'

/** What Radarr knows about a file, by its own numbers. */
type Known = {
  words: string[]
  group: string | null
  edition: string
  languages: number[]
  quality: (typeof qualities)[number]
  flags: number
  kilobytes: number
  year: number
  original: number
}
type Specification = { type: string; fields: Record<string, unknown>; negate: boolean; required: boolean; holds: (file: Known) => boolean }
type Format = { id: number; name: string; score: number; specifications: Specification[] }
/** `path`: below the library folder, with its size. */
export type ScoredFile = { path: string; bytes: number; tmdbId: number; score: number; matching: string[] }

const qualities = [
  { id: 1, source: 6, resolution: 480, modifier: 0 },
  { id: 2, source: 5, resolution: 0, modifier: 0 },
  { id: 5, source: 7, resolution: 720, modifier: 0 },
  { id: 3, source: 7, resolution: 1080, modifier: 0 },
  { id: 15, source: 8, resolution: 1080, modifier: 0 },
  { id: 6, source: 9, resolution: 720, modifier: 0 },
  { id: 7, source: 9, resolution: 1080, modifier: 0 },
  { id: 30, source: 9, resolution: 1080, modifier: 5 },
  { id: 19, source: 9, resolution: 2160, modifier: 0 },
  { id: 10, source: 6, resolution: 1080, modifier: 3 },
] as const
const vocabulary = ['QUORN', 'BLIMP', 'ZESTY', 'GROVEL', 'FJORD', 'WALTZ']
const groups = ['GOODGRP', 'BADGRP', 'OTHERS']
const editions = ["Director's Cut", 'Extended', 'Theatrical', '']
const languages = [1, 2, 4, 5, 8]
const flags = [1, 2, 4, 32, 128]

/** Small files, so that examining them takes no time; sizes in conditions are gigabytes. */
const kilobytesPerGigabyte = 1024 ** 2

const some = <T>({ whole }: Random, all: readonly T[]): T[] => all.filter(() => whole(0, 2) === 0)

/** Each kind of condition, and when Radarr says that it holds. */
const kinds: readonly ((random: Random) => Pick<Specification, 'type' | 'fields' | 'holds'>)[] = [
  (random) => {
    const word = random.pick(vocabulary)
    return { type: 'ReleaseTitle', fields: { value: String.raw`\b(${word})\b` }, holds: ({ words }) => words.includes(word) }
  },
  (random) => {
    const word = random.pick(['Cut', 'Extended', 'Theatrical'])
    return { type: 'Edition', fields: { value: word.toLowerCase() }, holds: ({ edition }) => edition.includes(word) }
  },
  (random) => {
    const group = random.pick(groups)
    return { type: 'ReleaseGroup', fields: { value: `^(${group.toLowerCase()})$` }, holds: (file) => file.group === group }
  },
  (random) => {
    const value = random.pick([...languages, -2])
    const wanted = (original: number) => (value === -2 ? original : value)
    return { type: 'Language', fields: { value }, holds: (file) => file.languages.includes(wanted(file.original)) }
  },
  (random) => {
    const value = random.pick(languages)
    return { type: 'Language', fields: { value, exceptLanguage: true }, holds: (file) => file.languages.some((one) => one !== value) }
  },
  (random) => {
    const value = random.pick([5, 6, 7, 8, 9])
    return { type: 'Source', fields: { value }, holds: ({ quality }) => quality.source === value }
  },
  (random) => {
    const value = random.pick([480, 720, 1080, 2160])
    return { type: 'Resolution', fields: { value }, holds: ({ quality }) => quality.resolution === value }
  },
  (random) => {
    const value = random.pick([3, 5])
    return { type: 'QualityModifier', fields: { value }, holds: ({ quality }) => quality.modifier === value }
  },
  (random) => {
    const value = random.pick(flags)
    return { type: 'IndexerFlag', fields: { value }, holds: (file) => (file.flags & value) === value }
  },
  (random) => {
    const [min, max] = [random.whole(0, 15), random.whole(16, 40)]
    return {
      type: 'Size',
      fields: { min: min / kilobytesPerGigabyte, max: max / kilobytesPerGigabyte },
      holds: ({ kilobytes }) => kilobytes > min && kilobytes <= max,
    }
  },
  (random) => {
    const [min, max] = [random.whole(1930, 1960), random.whole(1961, 1999)]
    return { type: 'Year', fields: { min, max }, holds: ({ year }) => year >= min && year <= max }
  },
]

const formatOf = (random: Random, id: number): Format => ({
  id,
  name: `Format ${id}`,
  score: random.whole(1, 2000) * (random.whole(0, 2) === 0 ? -1 : 1),
  specifications: Array.from({ length: random.whole(1, 4) }, () => ({
    ...random.pick(kinds)(random),
    negate: random.whole(0, 3) === 0,
    required: random.whole(0, 2) === 0,
  })),
})

/** Conditions of one type are a group: no required one fails, and one holds; the format matches if every group does. */
const matches = ({ specifications }: Format, file: Known): boolean =>
  [...Map.groupBy(specifications, ({ type }) => type).values()].every((group) => {
    const held = group.map(({ holds, negate, required }) => ({ required, is: holds(file) !== negate }))
    return held.every(({ required, is }) => is || !required) && held.some(({ is }) => is)
  })

const knownOf = (random: Random): Known => ({
  words: some(random, vocabulary),
  group: random.pick([...groups, null]),
  edition: random.pick(editions),
  languages: [...new Set([random.pick(languages), random.pick(languages)])],
  quality: random.pick(qualities),
  flags: some(random, flags).reduce<number>((sum, flag) => sum + flag, 0),
  kilobytes: random.whole(1, 45),
  year: random.whole(1925, 2005),
  original: random.pick(languages),
})

/** Where its words are: in the scene's name, the path of the original file, or the name of the file in the library. */
const namesOf = (random: Random, { words, group, year }: Known) => {
  const written = [`Some.Movie.${year}`, ...words, 'x264'].join('.') + (group ? `-${group}` : '')
  const plain = `Some Movie (${year})`
  return random.pick([
    { SceneName: written, OriginalFilePath: null, file: plain },
    { SceneName: null, OriginalFilePath: `${written}/${random.word()}.mkv`, file: plain },
    { SceneName: null, OriginalFilePath: `${random.word()}/${written}.mkv`, file: plain },
    { SceneName: null, OriginalFilePath: null, file: written },
    { SceneName: `Some.Movie.${year}.x264`, OriginalFilePath: null, file: `${plain} ${words.join(' ')}`.trim() },
    // Only the folder of the library knows the year.
    { SceneName: null, OriginalFilePath: null, file: words.join(' ') || random.word() },
  ])
}

/** A Radarr with one profile, 30 custom formats, and so many files, with the score of each by Radarr's rule. */
export const scoredRadarr = (shelf: string, seed: number, files: number): { rows: RadarrRows; files: ScoredFile[] } => {
  const random = createRandom(seed)
  const formats = Array.from({ length: 30 }, (_, place) => formatOf(random, place + 1))
  const all = Array.from({ length: files }, (_, place) => {
    const known = knownOf(random)
    const { file, ...names } = namesOf(random, known)
    const [id, folder] = [place + 1, `Some Movie ${place + 1} (${known.year})`]
    const matching = formats.filter((format) => matches(format, known))
    return {
      file: {
        path: `${folder}/${file}.mkv`,
        bytes: known.kilobytes * 1024,
        tmdbId: 70_000 + id,
        score: matching.reduce((sum, { score }) => sum + score, 0),
        matching: matching.map(({ name }) => name),
      },
      Movies: { Id: id, Path: `${shelf}/${folder}`, MovieMetadataId: id, MovieFileId: id },
      MovieMetadata: { Id: id, TmdbId: 70_000 + id, Title: `Some Movie ${id}`, Year: known.year, OriginalLanguage: known.original },
      MovieFiles: {
        Id: id,
        MovieId: id,
        RelativePath: `${file}.mkv`,
        ...names,
        ReleaseGroup: known.group,
        Edition: known.edition,
        Languages: JSON.stringify(known.languages),
        IndexerFlags: known.flags,
        Size: known.kilobytes * 1024,
        Quality: JSON.stringify({ quality: known.quality.id, revision: { version: 1, real: 0, isRepack: false } }),
      },
    }
  })
  const specificationsOf = ({ specifications }: Format) =>
    specifications.map(({ type, fields, negate, required }, place) => ({
      type: `${type}Specification`,
      body: { name: `${type} ${place}`, negate, required, ...fields },
    }))
  const ladder = qualities.map(({ id }) => ({ quality: id, items: [], allowed: true }))
  return {
    files: all.map(({ file }) => file),
    rows: {
      RootFolders: [{ Path: shelf }],
      CustomFormats: formats.map((format) => ({
        Id: format.id,
        Name: format.name,
        Specifications: JSON.stringify(specificationsOf(format)),
      })),
      QualityProfiles: [
        {
          Id: 1,
          Name: 'One',
          Cutoff: 19,
          Language: -1,
          Items: JSON.stringify(ladder),
          FormatItems: JSON.stringify(formats.map(({ id, score }) => ({ format: id, score }))),
        },
      ],
      Movies: all.map(({ Movies }) => Movies),
      MovieMetadata: all.map(({ MovieMetadata }) => MovieMetadata),
      MovieFiles: all.map(({ MovieFiles }) => MovieFiles),
    },
  }
}
