import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { QualityProfile } from '#server/catalog/profiles/schema'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { aCandidate, aContext, aFile, aMovie, aProfile } from '#server/testing/candidates'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { WantedVersion } from './candidate'
import { judge } from './decide'

const app = useApp()
const movieOf = () =>
  putMovie(app, { title: 'Third Ship', original_title: 'Third Ship', year: 2011, digital_date: '2011-01-01', runtime_minutes: 100 })
const found = (title: string, guid = title) => ({
  indexer: app.rooms.acquisition.candidateStore.unknownIndexer,
  release: {
    ...{ guid, title, size_bytes: 9_000_000_000, published_at: '2026-02-01T00:00:00.000Z', seeders: 50, peers: 60 },
    ...{ info_hash: null, download_url: null, magnet: null, info_url: null, imdb_id: null, tmdb_id: null },
    ...{ categories: [2000], flags: [], languages: [] },
  },
})
const profileOf = (qualities: string[], name: string): QualityProfile =>
  app.rooms.profiles.add({
    name,
    items: qualities.map((quality) => ({ quality, allowed: true })),
    cutoff: qualities.at(-1)!,
    upgrade_allowed: true,
    min_format_score: -10_000,
    languages: { mode: 'any', values: [] },
    size_limits: [],
  } as unknown as Parameters<typeof app.rooms.profiles.add>[0])
const judged = async (movie: number, titles: readonly string[]) => {
  const { rows } = await app.rooms.acquisition.judging.record(
    movie,
    'search',
    titles.map((title) => found(title)),
  )
  return new Map(
    rows.map((row) => [row.title, { verdict: row.verdict, version: row.version_id, codes: row.reasons.map(({ code }) => code) }]),
  )
}

const verdictOn = (title: string, { version, edition }: { version?: WantedVersion; edition?: string }) => {
  const file = edition === undefined ? null : aFile({ quality: 'HDTV-720p', edition, title: 'Another.Name' })
  const context = aContext({ movie: aMovie(), file, profile: aProfile(), ...(version && { version }) })
  const { verdict, reasons } = judge(aCandidate({ title, parsed: parseRelease(title) }), context)
  return [verdict, ...reasons.map(({ code }) => code)]
}
const plain = 'The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP'
const longer = 'The.Quiet.Harbour.2021.Directors.Cut.1080p.WEB-DL.H264-GRP'
const wish = (edition: string, others: string[] = []): WantedVersion => ({ key: 7, edition, others })

test.each([
  ['nothing there: any edition is taken', longer, {}, ['accepted']],
  ['a theatrical file keeps a cut away that nobody asked for', longer, { edition: '' }, ['rejected', 'no_version_wants_it']],
  ["a director's cut keeps the theatrical one away", plain, { edition: 'Directors Cut' }, ['rejected', 'no_version_wants_it']],
  ['a better release of the edition that is there is taken', longer, { edition: "Director's Cut" }, ['accepted']],
  ['a restored picture of the same cut is taken', plain, { edition: 'Remastered' }, ['accepted']],
  ['a wish takes its edition', longer, { version: wish("Director's Cut") }, ['accepted']],
  ['a wish takes no other edition', plain, { version: wish("Director's Cut") }, ['rejected', 'no_version_wants_it']],
  ['a theatrical wish takes no longer cut', longer, { version: wish('theatrical') }, ['rejected', 'no_version_wants_it']],
  [
    'any edition leaves to others what they name',
    longer,
    { version: wish('any', ["Director's Cut"]) },
    ['rejected', 'no_version_wants_it'],
  ],
] as const)('%s', (...[, title, given, expected]) => {
  expect(verdictOn(title, given)).toEqual([...expected])
})

test('4K beside 1080p: each release is judged for the version that it serves, and neither file stands in the way of the other', async () => {
  const [hd, uhd] = [profileOf(['WEBDL-1080p', 'Bluray-1080p'], 'Only HD'), profileOf(['WEBDL-2160p', 'Bluray-2160p'], 'Only 4K')]
  const movie = movieOf()
  app.rooms.movies.update(movie, { quality_profile_id: hd.id })
  const root_folder_id = await putRoot(app)
  putFile(app, movie, {
    root_folder_id,
    relative_path: 'a.mkv',
    quality: 'WEBDL-1080p',
    release_name: 'Third.Ship.2011.1080p.WEB-DL.H264-OLD',
  })
  const version = app.rooms.versions.add(movie, { name: '4K', quality_profile_id: uhd.id })
  putFile(app, movie, {
    ...{ root_folder_id, relative_path: 'b.mkv', quality: 'WEBDL-2160p', version_id: version.id },
    release_name: 'Third.Ship.2011.2160p.WEB-DL.H265-OLD',
  })

  const verdicts = await judged(movie, [
    'Third.Ship.2011.1080p.BluRay.x264-GRP',
    'Third.Ship.2011.2160p.UHD.BluRay.x265-GRP',
    'Third.Ship.2011.2160p.WEB-DL.H265-SAME',
    'Third.Ship.2011.720p.BluRay.x264-GRP',
  ])

  expect(verdicts.get('Third.Ship.2011.1080p.BluRay.x264-GRP')).toEqual({ verdict: 'accepted', version: null, codes: [] })
  expect(verdicts.get('Third.Ship.2011.2160p.UHD.BluRay.x265-GRP')).toEqual({ verdict: 'accepted', version: version.id, codes: [] })
  expect(verdicts.get('Third.Ship.2011.2160p.WEB-DL.H265-SAME')).toMatchObject({ verdict: 'rejected', version: version.id })
  expect(verdicts.get('Third.Ship.2011.720p.BluRay.x264-GRP')?.codes).toEqual(
    expect.arrayContaining(['no_version_wants_it', 'quality_not_wanted']),
  )
})

test('a version without a file comes before one that only gets better', async () => {
  const both = profileOf(['WEBDL-1080p', 'Bluray-1080p', 'Bluray-2160p'], 'Both')
  const movie = movieOf()
  app.rooms.movies.update(movie, { quality_profile_id: both.id })
  putFile(app, movie, {
    root_folder_id: await putRoot(app),
    relative_path: 'a.mkv',
    quality: 'WEBDL-1080p',
    release_name: 'Third.Ship.2011.1080p.WEB-DL.H264-OLD',
  })
  const version = app.rooms.versions.add(movie, { name: '4K', quality_profile_id: profileOf(['Bluray-2160p'], 'Only 4K').id })

  const verdicts = await judged(movie, ['Third.Ship.2011.2160p.UHD.BluRay.x265-GRP'])

  expect([...verdicts.values()]).toEqual([{ verdict: 'accepted', version: version.id, codes: [] }])
})

test('with a wish, each cut has its own file; without one, no second cut is fetched', async () => {
  const hd = profileOf(['WEBDL-1080p', 'Bluray-1080p'], 'Only HD')
  const [wished, plainMovie] = [movieOf(), movieOf()]
  const root_folder_id = await putRoot(app)
  for (const movie of [wished, plainMovie]) {
    app.rooms.movies.update(movie, { quality_profile_id: hd.id })
    putFile(app, movie, {
      root_folder_id,
      relative_path: `${movie}.mkv`,
      quality: 'WEBDL-1080p',
      release_name: 'Third.Ship.2011.1080p.WEB-DL.H264-OLD',
    })
  }
  const version = app.rooms.versions.add(wished, { name: 'Long', quality_profile_id: hd.id, edition: "Director's Cut" })
  const cut = 'Third.Ship.2011.Directors.Cut.1080p.BluRay.x264-GRP'

  expect((await judged(wished, [cut])).get(cut)).toEqual({ verdict: 'accepted', version: version.id, codes: [] })
  expect((await judged(plainMovie, [cut])).get(cut)).toEqual({ verdict: 'rejected', version: null, codes: ['no_version_wants_it'] })
})

test('whatever one version has, another is judged as if it were alone', async () => {
  const names = ['WEBDL-1080p', 'Bluray-1080p', 'WEBDL-2160p', 'Bluray-2160p'] as const
  const [hd, uhd] = [profileOf(['WEBDL-1080p', 'Bluray-1080p'], 'Only HD'), profileOf(['WEBDL-2160p', 'Bluray-2160p'], 'Only 4K')]
  const root_folder_id = await putRoot(app)
  const titleOf = {
    'WEBDL-1080p': '1080p.WEB-DL.H264',
    'Bluray-1080p': '1080p.BluRay.x264',
    'WEBDL-2160p': '2160p.WEB-DL.H265',
    'Bluray-2160p': '2160p.UHD.BluRay.x265',
  }
  const releases = names.map((name) => `Third.Ship.2011.${titleOf[name]}-NEW`)
  const outcome = async (of: { usual?: (typeof names)[number] | undefined; other?: (typeof names)[number] | undefined }) => {
    const movie = movieOf()
    app.rooms.movies.update(movie, { quality_profile_id: hd.id })
    const version = app.rooms.versions.add(movie, { name: '4K', quality_profile_id: uhd.id })
    const put = (quality: string, version_id: number | null) =>
      putFile(app, movie, {
        root_folder_id,
        relative_path: `${movie} ${quality}.mkv`,
        quality,
        version_id,
        release_name: `Third.Ship.2011.${quality}-OLD`,
      })
    if (of.usual) put(of.usual, null)
    if (of.other) put(of.other, version.id)
    const verdicts = await judged(movie, releases)
    return releases.map((title) => verdicts.get(title)!).map(({ verdict, version: key }) => ({ verdict, isOther: key !== null }))
  }

  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom(...names.slice(0, 2)), { nil: undefined }),
      fc.option(fc.constantFrom(...names.slice(2)), { nil: undefined }),
      async (usual, other) => {
        const [together, alone, beside] = [await outcome({ usual, other }), await outcome({ usual }), await outcome({ other })]

        expect(together.slice(0, 2)).toEqual(alone.slice(0, 2))
        expect(together.slice(2)).toEqual(beside.slice(2))
      },
    ),
    { numRuns: 9 },
  )
})

test('a search for one version grabs nothing for the others, and one of another movie is not found', async () => {
  const [hd, uhd] = [profileOf(['WEBDL-1080p', 'Bluray-1080p'], 'Only HD'), profileOf(['WEBDL-2160p', 'Bluray-2160p'], 'Only 4K')]
  const [movie, stranger] = [movieOf(), movieOf()]
  app.rooms.movies.update(movie, { quality_profile_id: hd.id })
  const version = app.rooms.versions.add(movie, { name: '4K', quality_profile_id: uhd.id })
  const titles = ['Third.Ship.2011.1080p.BluRay.x264-GRP', 'Third.Ship.2011.2160p.UHD.BluRay.x265-GRP']
  await app.rooms.acquisition.judging.record(movie, 'user_search', titles.map(offered))

  await app.rooms.acquisition.grab.grabBest(movie, 'user_search', version.id)
  const answers = [
    await app.ask('POST', `/movies/${stranger}/search?version_id=${version.id}`),
    await app.ask('POST', `/movies/${movie}/search?version_id=${version.id}`),
  ]

  expect(app.rooms.downloads.openOf(movie).map(({ title, version_id }) => [title, version_id])).toEqual([[titles[1]!, version.id]])
  expect(answers.map(({ status }) => status)).toEqual([404, 202])
})

const offered = (title: string, at: number) => {
  const info_hash = String(at + 1).repeat(40)
  const { release, ...rest } = found(title)
  return { ...rest, release: { ...release, info_hash, magnet: `magnet:?xt=urn:btih:${info_hash}` } }
}

test('one search grabs a release for each version', async () => {
  const [hd, uhd] = [profileOf(['WEBDL-1080p', 'Bluray-1080p'], 'Only HD'), profileOf(['WEBDL-2160p', 'Bluray-2160p'], 'Only 4K')]
  const movie = movieOf()
  app.rooms.movies.update(movie, { quality_profile_id: hd.id })
  const version = app.rooms.versions.add(movie, { name: '4K', quality_profile_id: uhd.id })
  const titles = [
    'Third.Ship.2011.1080p.BluRay.x264-GRP',
    'Third.Ship.2011.2160p.UHD.BluRay.x265-GRP',
    'Third.Ship.2011.1080p.WEB-DL.H264-GRP',
  ]
  await app.rooms.acquisition.judging.record(movie, 'user_search', titles.map(offered))

  const first = await app.rooms.acquisition.grab.grabBest(movie, 'user_search')

  const downloads = app.rooms.downloads.openOf(movie).map(({ id, title, version_id }) => ({ id, title, version_id }))
  expect(downloads).toEqual([
    { id: expect.any(Number), title: titles[1]!, version_id: version.id },
    { id: first!, title: titles[0]!, version_id: null },
  ])
})
