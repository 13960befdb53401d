import type { Condition } from '#server/catalog/profiles/schema'
import { type Fact, type Given, type Here, named, type Part } from './fact'

const languages = [
  [2, 'French'],
  [4, 'German'],
  [8, 'Japanese'],
  [5, 'Italian'],
] as const
export const profileNames = ['Ladder of all', 'Ladder of few'] as const

const specifications = ({ random }: Given): { type: string; body: object; is: Pick<Condition, 'kind' | 'value'> }[] => {
  const [title, edition, group, [language, languageName]] = [random.word(), random.word(), random.word(), random.pick(languages)]
  const [least, most, year] = [random.whole(1, 20), random.whole(30, 90), random.whole(1900, 1980)]
  const text = (type: string, kind: 'release_title' | 'edition' | 'release_group', value: string) => ({
    type: `${type}Specification`,
    body: { value },
    is: { kind, value },
  })
  const [source, sourceName] = random.pick([[7, 'webdl'] as const, [8, 'webrip'] as const, [9, 'bluray'] as const])
  const [flag, flagName] = random.pick([[1, 'freeleech'] as const, [32, 'internal'] as const, [128, 'scene'] as const])
  const lines = random.pick([720, 1080, 2160] as const)
  const range = (kind: 'size' | 'year', min: number, max: number) => ({ body: { min, max }, is: { kind, value: { min, max } } })
  return [
    text('ReleaseTitle', 'release_title', title),
    text('Edition', 'edition', edition),
    text('ReleaseGroup', 'release_group', group),
    { type: 'LanguageSpecification', body: { value: language }, is: { kind: 'language', value: languageName } },
    { type: 'SourceSpecification', body: { value: source }, is: { kind: 'source', value: sourceName } },
    { type: 'IndexerFlagSpecification', body: { value: flag }, is: { kind: 'indexer_flag', value: flagName } },
    { type: 'ResolutionSpecification', body: { value: lines }, is: { kind: 'resolution', value: lines } },
    { type: 'QualityModifierSpecification', body: { value: 5 }, is: { kind: 'quality_modifier', value: 'remux' } },
    { type: 'SizeSpecification', ...range('size', least, most) },
    { type: 'YearSpecification', ...range('year', year, year + 9) },
  ]
}

/** A custom format of each kind, and one that only Radarr could judge. */
const formatsOf = (given: Given): Part & { names: string[] } => {
  const { random } = given
  const all = specifications(given).map((one) => ({ ...one, name: `Format ${random.word()}`, negate: random.pick([true, false]) }))
  const renaming = all[2]!.name
  const [odd, oddKind] = [`Format ${random.word()}`, `${random.word()}Specification`]
  const stored = ({ type, body, negate }: { type: string; body: object; negate: boolean }) =>
    JSON.stringify([{ type, body: { name: 'one', negate, required: true, ...body } }])
  const rows = all.map((one, place) => ({
    Id: place + 1,
    Name: one.name,
    Specifications: stored(one),
    IncludeCustomFormatWhenRenaming: one.name === renaming ? 1 : 0,
  }))
  const facts = all.map(
    ({ name, is, negate }): Fact => ({
      what: `custom format of ${is.kind}`,
      is: [{ ...is, negate, required: true }],
      at: ({ formats }) =>
        named(formats, name)?.conditions.map(({ kind, value, negate: no, required }) => ({ kind, value, negate: no, required })),
    }),
  )
  return {
    names: all.map(({ name }) => name),
    rows: { CustomFormats: [...rows, { Id: 50, Name: odd, Specifications: stored({ type: oddKind, body: { value: 1 }, negate: false }) }] },
    facts: [
      ...facts,
      { what: 'custom format that Marquee does not know', named: 'custom_formats', says: [odd, oddKind] },
      { what: 'custom format in file names', named: 'custom_formats', says: [renaming, 'file name'] },
    ],
  }
}

const ladder = [
  { quality: 0, items: [], allowed: false },
  { quality: 2, items: [], allowed: true },
  { id: 1001, name: 'Web of both', allowed: true, items: [3, 15].map((quality) => ({ quality, items: [], allowed: true })) },
  { quality: 7, items: [], allowed: true },
  { quality: 30, items: [], allowed: false },
]
const ladderHere = [
  { quality: 'Unknown', allowed: false },
  { quality: 'DVD', allowed: true },
  { group: 'Web of both', qualities: ['WEBDL-1080p', 'WEBRip-1080p'], allowed: true },
  { quality: 'Bluray-1080p', allowed: true },
  { quality: 'Remux-1080p', allowed: false },
]

const profilesOf = ({ random, schema }: Given, formats: readonly string[]): Part => {
  const [least, most, step] = [random.whole(-500, -1), random.whole(5000, 9000), random.whole(20, 80)]
  const scores = formats.map((name, place) => ({
    name,
    format: place + 1,
    score: random.whole(10, 900) * (random.pick([1, -1]) as number),
  }))
  const [language, languageName] = random.pick(languages)
  const [all, few] = profileNames
  const scored = (here: Here) =>
    Object.fromEntries(
      named(here.profiles, all)?.format_scores.map(({ custom_format_id: id, score }) => [
        here.formats.find((one) => one.id === id)?.name,
        score,
      ]) ?? [],
    )
  const common = { Items: JSON.stringify(ladder), FormatItems: JSON.stringify(scores.map(({ format, score }) => ({ format, score }))) }
  const factOf =
    (name: string) =>
    (what: string, is: unknown, field: keyof Here['profiles'][number]): Fact => ({
      what: `quality profile: ${what}`,
      is,
      at: ({ profiles }) => named(profiles, name)?.[field],
    })
  const fact = factOf(all)
  return {
    rows: {
      QualityProfiles: [
        {
          Id: 1,
          Name: all,
          ...common,
          Cutoff: 1001,
          Language: language,
          UpgradeAllowed: 0,
          MinFormatScore: least,
          CutoffFormatScore: most,
          MinUpgradeFormatScore: step,
        },
        { Id: 2, Name: few, ...common, Cutoff: 7, Language: -2, UpgradeAllowed: 1 },
      ],
    },
    facts: [
      fact('ladder with a group', ladderHere, 'items'),
      fact('cutoff', 'Web of both', 'cutoff'),
      fact('upgrades', false, 'upgrade_allowed'),
      fact('least score', least, 'min_format_score'),
      fact('score to stop at', most, 'cutoff_format_score'),
      fact('least gain', schema === 242 ? step : 1, 'min_upgrade_score'),
      fact('language', { mode: 'any_of', values: [languageName] }, 'languages'),
      factOf(few)('original language', { mode: 'original', values: [] }, 'languages'),
      ...scores.map(({ name, score }): Fact => ({ what: `score of ${name}`, is: score, at: (here) => scored(here)[name] })),
    ],
  }
}

const qualities = [
  [2, 'DVD'],
  [5, 'WEBDL-720p'],
  [7, 'Bluray-1080p'],
] as const
const sizesOf = ({ random }: Given): Part => {
  const title = `Title ${random.word()}`
  const sizes = qualities.map(([id, quality]) => ({
    id,
    quality,
    min_size: random.whole(3, 9),
    preferred_size: random.whole(20, 40),
    max_size: random.whole(50, 90),
  }))
  return {
    rows: {
      QualityDefinitions: sizes.map(({ id, quality, min_size, preferred_size, max_size }) => ({
        Quality: id,
        Title: quality === 'DVD' ? title : quality,
        MinSize: min_size,
        PreferredSize: preferred_size,
        MaxSize: max_size,
      })),
    },
    facts: [
      ...sizes.map(
        ({ id: _, ...limits }): Fact => ({
          what: `sizes of ${limits.quality}`,
          is: limits,
          at: ({ profiles }) => named(profiles, profileNames[0])?.size_limits.find(({ quality }) => quality === limits.quality),
        }),
      ),
      { what: 'own title of a quality', named: 'quality_sizes', says: ['DVD', title] },
    ],
  }
}

/** Rules of words; those of the older schema have neither a name nor an indexer. */
const wordsOf = ({ random, schema, tags }: Given): Part => {
  const [must, mustNot, ofTag, ofIndexer, off] = [random.word(), random.word(), random.word(), random.word(), random.word()]
  const listed = (word: string) => (schema === 242 ? JSON.stringify([word, `/${word}\\d/i`]) : `${word},/${word}\\d/i`)
  const both = (word: string) => [word, `/${word}\\d/i`]
  const rule = (here: Here, word: string) =>
    named(here.profiles, profileNames[1])?.words.find(({ must: a, must_not: b }) => [...a, ...b].includes(word))
  const tagId = (here: Here) => named(here.tags, tags[0]!)?.id
  const onlyNew: Fact[] = [
    {
      what: 'words at one indexer',
      is: true,
      at: (here) => rule(here, ofIndexer)?.indexer_ids[0] === named(here.indexers, 'Tagged site')?.id,
    },
    { what: 'words that are turned off', named: 'release_profiles', says: [`Off ${off}`, 'turned off'] },
  ]
  return {
    rows: {
      ReleaseProfiles: [
        { Name: 'Must', Required: listed(must), Tags: '[]' },
        { Name: 'Must not', Ignored: listed(mustNot), Tags: '[]' },
        { Name: 'Of a tag', Ignored: listed(ofTag), Tags: '[1]' },
        ...(schema === 242
          ? [
              { Name: 'Of an indexer', Required: listed(ofIndexer), Tags: '[]', IndexerId: 1 },
              { Name: `Off ${off}`, Enabled: 0, Required: listed(off), Tags: '[]' },
            ]
          : []),
      ],
    },
    facts: [
      { what: 'words that must be there', is: both(must), at: (here) => rule(here, must)?.must },
      { what: 'words that must not', is: both(mustNot), at: (here) => rule(here, mustNot)?.must_not },
      { what: 'words for a tag', is: true, at: (here) => rule(here, ofTag)?.tag_ids[0] === tagId(here) },
      ...(schema === 242 ? onlyNew : []),
    ],
  }
}

const delaysOf = ({ random, schema, tags }: Given): Part => {
  const [minutes, tagged, usenet, score] = [random.whole(30, 600), random.whole(700, 4000), random.whole(3, 23), random.whole(100, 900)]
  const profile = ({ profiles }: Here) => named(profiles, profileNames[0])
  const later: Fact[] = [{ what: 'delay: score that skips it', is: score, at: (here) => profile(here)?.delay_bypass_score }]
  return {
    rows: {
      DelayProfiles: [
        {
          TorrentDelay: minutes,
          UsenetDelay: usenet * 60,
          Order: 2147483647,
          Tags: '[]',
          BypassIfHighestQuality: 1,
          BypassIfAboveCustomFormatScore: 1,
          MinimumCustomFormatScore: score,
        },
        { TorrentDelay: tagged, Order: 1, Tags: '[1]' },
        { EnableTorrent: 0, Order: 2, Tags: '[2]' },
      ],
    },
    facts: [
      { what: 'delay', is: minutes, at: (here) => profile(here)?.delay_minutes },
      { what: 'delay: best quality skips it', is: true, at: (here) => profile(here)?.delay_bypass_best_quality },
      {
        what: 'delay of a tag',
        is: [{ minutes: tagged, tag_ids: [true] }],
        at: (here) =>
          profile(here)?.delays.map((one) => ({
            minutes: one.minutes,
            tag_ids: one.tag_ids.map((id) => id === named(here.tags, tags[0]!)?.id),
          })),
      },
      { what: 'delay that forbids torrents', named: 'delay_profiles', says: [tags[1]!, 'forbids torrents'] },
      { what: 'delay of Usenet', named: 'delay_profiles', says: ['Usenet', `${usenet} hours`] },
      ...(schema === 242 ? later : []),
    ],
  }
}

/** What judges releases. */
export const judging = (given: Given): Part[] => {
  const formats = formatsOf(given)
  return [formats, profilesOf(given, formats.names), sizesOf(given), wordsOf(given), delaysOf(given)]
}
