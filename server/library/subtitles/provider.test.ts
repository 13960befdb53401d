import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hours } from '#server/foundation/lib/duration'
import type { Recycled } from '#server/library/files/schema'
import type { HealthEntry } from '#server/service/health/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import type { TestApp } from '#server/testing/test-app'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import { type SubtitlesProvider, startSubtitlesProvider, type WorldSubtitle } from '#world/subtitles-provider'
import { movieHash } from './movie-hash'
import type { Weighed } from './rank-offers'
import type { Subtitle, SubtitleStatus } from './schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const at = (second: number) => `00:00:${String(second).padStart(2, '0')},000`
const srtOf = (...texts: string[]) => texts.map((text, i) => `${i + 1}\n${at(i * 4)} --> ${at(i * 4 + 3)}\n${text}\n`).join('\n')
const dialogue = ['Hello.', 'Is there anybody?', 'No.', 'Then who speaks?', 'Nobody.']
const secrets = { key: 'key-canary-7Qx', password: 'password-canary-9Zt' }

setDefaultTimeout(120_000)
const app = useApp()
let provider: SubtitlesProvider
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
  provider = startSubtitlesProvider({
    subtitles: [],
    api_key: secrets.key,
    account: { username: 'ann', password: secrets.password },
    now: app.clock.now,
  })
  set({
    subtitles_url: provider.url,
    subtitles_api_key: secrets.key,
    subtitles_username: 'ann',
    subtitles_password: secrets.password,
    subtitle_languages: ['en'],
    subtitle_auto: true,
  })
})
afterEach(() => provider.stop())

const set = (change: Parameters<TestApp['config']['update']>[0]) => app.config.update(change, { isKey: true })
const stem = 'Charade (1963)/Charade (1963)'
const onDisk = (ending: string) => join(app.shelf, `${stem}${ending}`)
const read = (ending: string) => readFileSync(onDisk(ending), 'utf8')
const names = () => readdirSync(dirname(onDisk(''))).sort()

/** A movie with a file large enough for a hash, as after an import. */
const putCharade = async () => {
  const movie = putMovie(app, { title: 'Charade', year: 1963, runtime_minutes: 113, root_folder_id, metadata_id: 4808 })
  const path = `${stem}.mkv`
  const release_name = 'Charade.1963.1080p.BluRay.x264-AMIABLE'
  const file = putFile(app, movie, { root_folder_id, relative_path: path, release_name, release_group: 'AMIABLE' })
  const bytes = Buffer.alloc(200_000, 7)
  bytes.writeUInt32LE(movie, 0)
  writeFileSync(onDisk('.mkv'), bytes)
  const moviehash = (await movieHash(onDisk('.mkv'))) ?? ''
  const offer = (file_id: number, change: Partial<WorldSubtitle> = {}): WorldSubtitle => ({
    file_id,
    language: 'en',
    release: 'Charade.1963.720p.WEB-DL-OTHER',
    tmdb_id: 4808,
    bytes: srtOf(...dialogue),
    ...change,
  })
  return { movie, file, moviehash, offer }
}
const arrive = (movie_id: number, file_id: number) =>
  app.journal.commit((_, announce) =>
    announce({
      type: 'file_added',
      movie_id,
      title: 'Charade',
      file_id,
      relative_path: `${stem}.mkv`,
      quality: 'Bluray-1080p',
      size_bytes: 7,
    }),
  )
const listed = async (movie: number) => (await app.ask<List<Subtitle>>('GET', `/movies/${movie}/subtitles`)).body.results
const status = async () => (await app.ask<SubtitleStatus>('GET', '/subtitles')).body
const search = (movie: number, body?: object) => app.ask<List<Weighed> & Failure>('POST', `/movies/${movie}/subtitles/search`, body)
const download = (movie: number, provider_id: string) =>
  app.ask<Subtitle & Failure>('POST', `/movies/${movie}/subtitles/download`, { provider_id })
const searchMissing = () => app.rooms.subtitles.searchMissing()

describe('automatically', () => {
  test('an imported movie gets the subtitle made for its file', async () => {
    const { movie, file, offer, moviehash } = await putCharade()
    provider.subtitles.push(offer(1, { downloads: 90_000 }), offer(2, { moviehash, downloads: 3 }))

    arrive(movie, file)
    await until('it has arrived', async () => (await listed(movie)).length === 1)

    expect(read('.en.srt')).toBe(srtOf(...dialogue))
    expect(await listed(movie)).toMatchObject([
      { language: 'en', forced: false, hearing_impaired: false, source: 'provider', format: 'srt', provider_id: '2', matched_by: 'hash' },
    ])
    expect(app.events).toContainEqual(expect.objectContaining({ type: 'subtitle_added', movie_id: movie, file_id: file, language: 'en' }))
    expect((await status()).languages).toEqual([{ language: 'en', movies: 0 }])
  })

  test('downloads nothing if disabled or without a key', async () => {
    const { movie, file, offer, moviehash } = await putCharade()
    provider.subtitles.push(offer(2, { moviehash }))

    set({ subtitle_auto: false })
    await app.rooms.subtitles.searchForNew(file)
    await searchMissing()
    set({ subtitle_auto: true, subtitles_api_key: null })
    await app.rooms.subtitles.searchForNew(file)
    await searchMissing()

    expect(provider.asked).toHaveLength(0)
    expect(await listed(movie)).toEqual([])
  })

  test('does not download what exists next to the file or inside it; a forced one is no substitute', async () => {
    set({ subtitle_languages: ['en', 'de', 'fr'] })
    const { movie, file, offer } = await putCharade()
    provider.subtitles.push(
      offer(1),
      offer(2, { language: 'de' }),
      offer(3, { language: 'fr' }),
      offer(4, { language: 'fr', foreign_parts_only: true }),
    )
    writeFileSync(onDisk('.en.srt'), 'mine')
    writeFileSync(onDisk('.fr.forced.srt'), 'mine')
    const track = { codec: 'subrip', language: 'ger', title: null, forced: false }
    app.db.$client.run(`UPDATE files SET media_info = json_object('subtitles', json('${JSON.stringify([track])}')) WHERE id = ${file}`)

    await searchMissing()

    expect((await listed(movie)).map(({ language, source, forced }) => [language, source, forced].join()).sort()).toEqual([
      'de,embedded,false',
      'en,sidecar,false',
      'fr,provider,false',
      'fr,sidecar,true',
    ])
    expect(provider.countOf('/download')).toBe(1)
  })

  test('skips an unusable file for the next one', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(
      offer(1, { release: 'Charade.1963.1080p.BluRay.x264-AMIABLE', bytes: '<html>sorry</html>'.repeat(20) }),
      offer(2),
    )

    await searchMissing()

    expect((await listed(movie)).map(({ provider_id }) => provider_id)).toEqual(['2'])
  })

  test('retries an unsuccessful search less and less often', async () => {
    await putCharade()
    const searches: number[] = []
    for (let hour = 0; hour <= 48; hour += 6) {
      const before = provider.countOf('/subtitles')
      await searchMissing()
      if (provider.countOf('/subtitles') > before) searches.push(hour)
      app.clock.advance(hours(6) * 1000)
    }

    expect(searches).toEqual([0, 6, 18, 42])
  })

  test('a language that is added later is searched at once, without waiting for the others', async () => {
    const { movie, offer } = await putCharade()
    set({ subtitle_languages: ['en', 'de'] })
    provider.subtitles.push(offer(1), offer(2, { language: 'fr' }))
    await searchMissing()

    set({ subtitle_languages: ['en', 'de', 'fr'] })
    await searchMissing()

    expect((await listed(movie)).map(({ language }) => language).sort()).toEqual(['en', 'fr'])
    const languages = provider.asked.flatMap(({ url }) => url.searchParams.get('languages') ?? [])
    expect(languages.at(-1)).toBe('fr')
  })

  test('a search that a person starts waits for nothing', async () => {
    const { movie, offer } = await putCharade()
    await searchMissing()
    provider.subtitles.push(offer(1))

    await searchMissing()
    const before = await listed(movie)
    await app.rooms.subtitles.searchMissing(undefined, 'user')

    expect(before).toEqual([])
    expect(await listed(movie)).toMatchObject([{ provider_id: '1' }])
  })

  test('replaces a subtitle matched by movie with one made for the file within 14 days, and not later', async () => {
    const { movie, offer, moviehash } = await putCharade()
    provider.subtitles.push(offer(1))
    await searchMissing()
    provider.subtitles.push(offer(2, { moviehash, hearing_impaired: true, bytes: srtOf(...dialogue, 'Made for this file.') }))

    app.clock.advance(hours(25) * 1000)
    await searchMissing()

    expect(names()).toEqual(['Charade (1963).en.sdh.srt', 'Charade (1963).mkv'])
    expect(read('.en.sdh.srt')).toContain('Made for this file.')
    expect(await listed(movie)).toMatchObject([{ provider_id: '2', matched_by: 'hash', hearing_impaired: true }])
    expect((await app.ask<List<Recycled>>('GET', '/recycle')).body.results).toMatchObject([{ kind: 'subtitle', reason: 'upgraded' }])

    const asked = provider.countOf('/subtitles')
    app.clock.advance(hours(25) * 1000)
    await searchMissing()
    expect(provider.countOf('/subtitles')).toBe(asked)
  })

  test('a subtitle stays as it is after 14 days, or once a person has changed it', async () => {
    const { movie, offer, moviehash } = await putCharade()
    provider.subtitles.push(offer(1))
    await searchMissing()
    provider.subtitles.push(offer(2, { moviehash }))
    writeFileSync(onDisk('.en.srt'), `${read('.en.srt')}\n`)

    app.clock.advance(hours(25) * 1000)
    await searchMissing()
    app.clock.advance(hours(24 * 14) * 1000)
    await searchMissing()

    expect((await listed(movie)).map(({ provider_id }) => provider_id)).toEqual(['1'])
  })
})

describe('by hand', () => {
  test('a search lists what there is, best first, with reasons', async () => {
    const { movie, offer, moviehash } = await putCharade()
    provider.subtitles.push(offer(1), offer(2, { moviehash }), offer(3, { foreign_parts_only: true }), offer(4, { language: 'de' }))

    const { status: code, body } = await search(movie)

    expect(code).toBe(200)
    expect(body.results.map(({ provider_id }) => provider_id)).toEqual(['2', '1', '3'])
    expect(body.results[0]).toMatchObject({
      matched_by: 'hash',
      release_name: 'Charade.1963.720p.WEB-DL-OTHER',
      language: 'en',
      downloads: 100,
    })
    expect(body.results[1]?.reasons).toEqual([
      { code: 'found_by_id', values: {}, text: 'Found by the ID of the movie' },
      { code: 'other_source', values: { source: 'WEB', own: 'BluRay' }, text: 'Made for WEB; the file is BluRay' },
    ])
    expect((await search(movie, { languages: ['de'] })).body.results.map(({ provider_id }) => provider_id)).toEqual(['4'])
  })

  test('a download is placed next to the movie under names that players know', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(
      offer(1, { foreign_parts_only: true }),
      offer(2, { hearing_impaired: true }),
      offer(3, { language: 'pt-BR' }),
      offer(4, { language: 'pt-PT' }),
    )
    await search(movie, { languages: ['en', 'pt-br', 'pt'] })

    const made = await download(movie, '1')
    for (const id of ['2', '3', '4']) expect((await download(movie, id)).status).toBe(201)

    expect([made.status, made.headers.get('location')]).toEqual([201, `/api/v1/subtitles/${made.body.id}`])
    expect((await app.ask<Subtitle>('GET', `/subtitles/${made.body.id}`)).body).toEqual(made.body)
    expect(names()).toEqual(['en.forced.srt', 'en.sdh.srt', 'mkv', 'pt-BR.srt', 'pt.srt'].map((ending) => `Charade (1963).${ending}`))
    expect((await listed(movie)).map(({ language }) => language)).toEqual(['en', 'en', 'pt-br', 'pt'])
    await app.rooms.subtitles.rescanAll()
    expect((await listed(movie)).map(({ source }) => source)).toEqual(Array(4).fill('provider'))
  })

  test('another one replaces what was downloaded before, and never what a person put there', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(offer(1), offer(2, { bytes: srtOf(...dialogue, 'Better.') }), offer(3, { bytes: srtOf(...dialogue, 'Third.') }))
    await search(movie)

    await download(movie, '1')
    await download(movie, '2')
    expect(names()).toEqual(['Charade (1963).en.srt', 'Charade (1963).mkv'])
    expect(read('.en.srt')).toContain('Better.')

    writeFileSync(onDisk('.en.srt'), 'my own words')
    await download(movie, '3')

    expect(read('.en.srt')).toBe('my own words')
    expect(read('.2.en.srt')).toContain('Third.')
    expect((await listed(movie)).map(({ language, provider_id }) => [language, provider_id])).toEqual([
      ['en', '2'],
      ['en', '3'],
    ])
  })

  test('a deleted one goes to the recycle bin, is not downloaded again automatically, and is restored unchanged', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(offer(1))
    await searchMissing()
    const [before] = await listed(movie)
    writeFileSync(onDisk('.en.forced.srt'), 'mine')

    expect((await app.ask('DELETE', `/subtitles/${before?.id}`)).status).toBe(204)

    expect(names()).toEqual(['Charade (1963).en.forced.srt', 'Charade (1963).mkv'])
    expect(app.events).toContainEqual(expect.objectContaining({ type: 'subtitle_removed', movie_id: movie, language: 'en' }))
    app.clock.advance(hours(200) * 1000)
    await searchMissing()
    expect(existsSync(onDisk('.en.srt'))).toBe(false)

    const [recycled] = (await app.ask<List<Recycled>>('GET', '/recycle')).body.results
    expect(recycled).toMatchObject({ kind: 'subtitle', relative_path: `${stem}.en.srt`, size_bytes: srtOf(...dialogue).length })
    expect((await app.ask('POST', `/recycle/${recycled?.id}/restore`)).status).toBe(204)

    expect(read('.en.srt')).toBe(srtOf(...dialogue))
    const back = (await listed(movie)).find(({ provider_id }) => provider_id === '1')
    expect({ ...back, id: 0 }).toEqual({ ...before!, id: 0 })
  })

  test('a track inside the file cannot be deleted alone', async () => {
    const { movie, file } = await putCharade()
    const track = { codec: 'subrip', language: 'eng', title: 'SDH', forced: false }
    app.db.$client.run(`UPDATE files SET media_info = json_object('subtitles', json('${JSON.stringify([track])}')) WHERE id = ${file}`)
    await app.rooms.subtitles.rescan(file)
    const [inside] = await listed(movie)

    expect(inside).toMatchObject({ source: 'embedded', language: 'en', hearing_impaired: true, format: 'subrip', path: onDisk('.mkv') })
    expect((await app.ask('DELETE', `/subtitles/${inside?.id}`)).status).toBe(409)
  })

  test('anything impossible is refused with a reason', async () => {
    const { movie } = await putCharade()
    const bare = putMovie(app, { title: 'Nothing there' })

    expect((await search(9999)).status).toBe(404)
    expect((await search(bare)).body.error.message).toBe('The movie has no file for subtitles')
    expect((await search(movie, { languages: ['xx'] })).body.error.message).toBe('languages: xx is not a language code such as en or de')
    expect((await download(movie, '1')).body.error).toMatchObject({
      code: 'conflict',
      details: { reason: 'search_again' },
    })
    expect((await app.ask('DELETE', '/subtitles/9999')).status).toBe(404)
  })
})

describe('encodings', () => {
  const words = ['Привет.', 'Здесь есть кто-нибудь?', 'Нет.', 'А кто говорит?', 'Никто.']
  const text = srtOf(...words)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(new Uint8Array([byte])), byte]))
  const broken = Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xd0]), Buffer.from('\n')])
  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['windows-1251', Uint8Array.from([...text].map((letter) => table.get(letter) ?? 63)), text],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')), text],
    ['broken UTF-8', new Uint8Array(broken), `${text.slice(0, -2)}\ufffd\n`],
  ])('stores %s as UTF-8', async (_, bytes, expected) => {
    set({ subtitle_languages: ['ru'] })
    const { offer } = await putCharade()
    provider.subtitles.push(offer(1, { language: 'ru', bytes }))

    await searchMissing()

    expect(read('.ru.srt')).toBe(expected)
  })
})

describe('a failing provider', () => {
  const health = async () => {
    await app.ask('POST', '/health/check')
    const { body } = await app.ask<List<HealthEntry>>('GET', '/health')
    return body.results.find(({ code }) => code === 'subtitles_failing')
  }

  test('that asks us to wait is reported with its seconds, and is not a problem', async () => {
    const { movie } = await putCharade()
    provider.faults.push({ when: '/subtitles', kind: 'rate_limited', retry_after: 77 })

    const { status: code, headers, body } = await search(movie)

    expect([code, body.error.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '77'])
    expect(await health()).toBeUndefined()
    await searchMissing()
    expect(provider.asked).toHaveLength(1)
  })

  test('without downloads left today gets no download request until its reset', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(offer(1))
    provider.quota.requests = 20
    await search(movie)

    const answers = [await download(movie, '1'), await download(movie, '1')]
    await searchMissing()

    expect(answers.map(({ status: code }) => code)).toEqual([429, 429])
    expect(Number(answers[0]?.headers.get('retry-after'))).toBe(12 * 3600 - 1)
    expect(await status()).toMatchObject({ remaining: 0, resets_at: '2026-03-01T23:59:59.000Z' })
    expect(provider.countOf('/download')).toBe(1)

    provider.quota.requests = 0
    app.clock.advance(hours(12) * 1000)
    expect((await download(movie, '1')).status).toBe(201)
    expect(await status()).toMatchObject({ remaining: 19, problem: null })
  })

  for (const kind of ['broken', 'garbage', 'endless', 'silent'] as const)
    test(`that is ${kind} is a 503 with a reason and needs attention, leaves nothing behind, and recovers without a restart`, async () => {
      const { movie, offer } = await putCharade()
      provider.subtitles.push(offer(1))
      await search(movie)
      provider.faults.push({ when: '/', kind })

      const before = provider.asked.length
      const answers = [await search(movie), await download(movie, '1')]
      expect(provider.asked.length - before).toBeLessThanOrEqual(4)

      for (const { status: code, body } of answers) {
        expect([code, body.error.code]).toEqual([503, 'service_unavailable'])
        expect(body.error.message).toStartWith('The subtitle provider ')
      }
      const reported = await health()
      expect(reported).toMatchObject({ title: 'Subtitles cannot be downloaded', detail: answers[1]!.body.error.message })
      expect(reported?.values.detail).toMatchObject({ code: expect.any(String), text: answers[1]!.body.error.message })
      expect(names()).toEqual(['Charade (1963).mkv'])

      provider.faults.length = 0
      expect((await download(movie, '1')).status).toBe(201)
      expect(await health()).toBeUndefined()
      expect(provider.counts.too_fast).toBe(0)
    }, 150_000)

  test('that is gone or refuses our key is a 503', async () => {
    const { movie } = await putCharade()
    set({ subtitles_api_key: 'another' })
    expect((await search(movie)).body.error.message).toBe(
      'The subtitle provider rejects your key: check it under Settings → Watching → Subtitles',
    )
    expect(await health()).toBeDefined()
    set({ subtitles_api_key: secrets.key, subtitles_url: 'http://127.0.0.1:9' })
    await until('the old problem is cleared', async () => (await status()).problem === null)

    expect((await search(movie)).body.error.message).toBe('The subtitle provider refuses the connection')
  })

  test('with an unusable file is a 422, and nothing is written', async () => {
    const { movie, offer } = await putCharade()
    provider.subtitles.push(offer(1, { bytes: `<html>${'sorry '.repeat(100)}</html>` }))
    await search(movie)

    const { status: code, body } = await download(movie, '1')

    expect([code, body.error.message]).toEqual([422, 'The file from the provider is not readable as subtitles'])
    expect(names()).toEqual(['Charade (1963).mkv'])
  })
})

test('counts and lists movies without subtitles by language', async () => {
  set({ subtitle_languages: ['en', 'de'], subtitle_auto: false })
  const { movie } = await putCharade()
  const other = putMovie(app, { title: 'Alpha' })
  putFile(app, other, { root_folder_id, relative_path: 'Alpha/Alpha.mkv' })
  putMovie(app, { title: 'Without a file' })
  writeFileSync(join(app.shelf, 'Alpha/Alpha.de.srt'), 'x')
  await searchMissing()

  expect((await status()).movies).toBe(2)
  expect((await status()).languages).toEqual([
    { language: 'en', movies: 2 },
    { language: 'de', movies: 1 },
  ])
  type Gap = { movie_id: number; languages: string[]; movie?: { title: string } }
  const gaps = async (query = '') => (await app.ask<List<Gap>>('GET', `/wanted/subtitles${query}`)).body
  expect((await gaps('?expand=movie')).results.map(({ languages, movie }) => [movie?.title, languages])).toEqual([
    ['Alpha', ['en']],
    ['Charade', ['en', 'de']],
  ])
  expect((await gaps('?language=de')).results.map(({ movie_id }) => movie_id)).toEqual([movie])
  const first = await gaps('?limit=1')
  expect([first.has_more, (await gaps(`?limit=1&cursor=${first.next_cursor}`)).results[0]?.movie_id]).toEqual([true, movie])
})

test('tests settings live, with the remaining quota, and a successful test clears a refusal', async () => {
  const tried = (body?: object) => app.ask<{ ok: boolean; message: string } & Failure>('POST', '/config/test/subtitles', body)
  const { movie, offer } = await putCharade()
  provider.subtitles.push(offer(1))
  await search(movie)

  expect((await tried()).body).toMatchObject({ ok: true, message: 'It answers; 20 downloads are left today' })
  expect((await tried({ subtitles_username: null, subtitles_password: null })).body.message).toBe('It responds and accepts the key')
  expect((await tried({ subtitles_password: 'wrong' })).body.error.message).toContain('rejects the user name or the password')

  provider.faults.push({ when: '/login', kind: 'broken' })
  expect((await download(movie, '1')).status).toBe(503)
  expect((await status()).problem).not.toBeNull()
  provider.faults.length = 0
  await tried()
  expect((await status()).problem).toBeNull()
})

test('the key, the password and the token appear in no log, event or response', async () => {
  const { movie, offer } = await putCharade()
  provider.subtitles.push(offer(1))
  set({ log_level: 'trace' })
  await search(movie)
  await download(movie, '1')
  const canaries = [...Object.values(secrets), ...provider.tokens()]
  for (const secret of canaries) app.logs.for('test', 'canary').warn(`it says ${secret}`, { secret })
  provider.faults.push({ when: '/', kind: 'garbage' })
  await search(movie)

  const cli = await app.ask<{ token: string }>('POST', '/auth/sessions', { kind: 'cli', label: 'reader' })
  const bySession = await app.send('GET', '/api/v1/config', { headers: { authorization: `Bearer ${cli.body.token}` } })
  const reported = [
    JSON.stringify(app.events),
    await bySession.text(),
    ...(await Promise.all(
      ['/logs?limit=100', '/subtitles', '/health', '/history', '/tasks'].map(async (path) => (await app.ask('GET', path)).response.text()),
    )),
  ].join('\n')

  expect(canaries).toHaveLength(3)
  for (const secret of canaries) expect(reported).not.toContain(secret)
})
