import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { colorNameOf } from '#server/foundation/lib/color-name'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { until } from '#server/testing/until'
import { useApp } from '#server/testing/use-app'
import type { Exclusion, Facets, Movie } from './schema'

type List<T> = { results: T[]; next_cursor: string | null; has_more: boolean }
type Failure = { error: { code: string; message: string } }
const app = useApp()

describe('facets', () => {
  const titles = ['2001', 'Alien', 'Aliens', 'Brazil', 'The Abyss', 'Zulu', 'Œuvre']
  const titlesFrom = async (cursor: string | null, query: string) => {
    const page = await app.ask<List<Movie>>('GET', `/movies?limit=1&${query}${cursor ? `&cursor=${cursor}` : ''}`)
    return page.body.results[0]?.title
  }

  test('letters lead to their first movie, in both directions', async () => {
    for (const title of titles) putMovie(app, { title })

    const up = await app.ask<Facets>('GET', '/movies/facets')
    const down = await app.ask<Facets>('GET', '/movies/facets?order=desc')

    expect(up.body.buckets.map(({ key, count }) => [key, count])).toEqual([
      ['#', 1],
      ['A', 3],
      ['B', 1],
      ['Z', 1],
      ['…', 1],
    ])
    expect(await Promise.all(up.body.buckets.map(({ cursor }) => titlesFrom(cursor, '')))).toEqual([
      '2001',
      'The Abyss',
      'Brazil',
      'Zulu',
      'Œuvre',
    ])
    expect(await Promise.all(down.body.buckets.map(({ cursor }) => titlesFrom(cursor, 'order=desc')))).toEqual([
      'Œuvre',
      'Zulu',
      'Brazil',
      'Aliens',
      '2001',
    ])
  })

  test('a maximum runtime includes movies of that length and excludes those of unknown length', async () => {
    app.db.transaction(() => {
      putMovie(app, { title: 'Short', runtime_minutes: 45 })
      putMovie(app, { title: 'Just so', runtime_minutes: 95 })
      putMovie(app, { title: 'Long', runtime_minutes: 96 })
      putMovie(app, { title: 'Unknown', runtime_minutes: null })
    })

    const { body } = await app.ask<List<Movie>>('GET', '/movies?runtime_to=95&sort=runtime_minutes')

    expect(body.results.map(({ title }) => title)).toEqual(['Short', 'Just so'])
  })

  test('anchors lead to every hundredth movie under any sort and filter', async () => {
    app.db.transaction(() => {
      for (let n = 0; n < 350; n++)
        putMovie(app, { title: `Movie ${String(n).padStart(3, '0')}`, year: 1900 + (n % 7), monitored: n % 5 > 0 })
    })

    for (const query of ['sort=title', 'sort=year&order=desc', 'sort=added_at&monitored=true', 'sort=rating&year_from=1903']) {
      const facets = await app.ask<Facets>('GET', `/movies/facets?${query}`)
      const all: string[] = []
      let cursor: string | null = null
      do {
        const page: { body: List<Movie> } = await app.ask<List<Movie>>(
          'GET',
          `/movies?limit=100&${query}${cursor ? `&cursor=${cursor}` : ''}`,
        )
        all.push(...page.body.results.map(({ title }) => title))
        cursor = page.body.next_cursor
      } while (cursor)
      const starts = await Promise.all(facets.body.anchors.map((anchor) => titlesFrom(anchor, query)))

      expect(facets.body.total).toBe(all.length)
      expect(starts).toEqual(all.filter((_, place) => place % 100 === 0))
    }
  })

  test('each kind of facet ignores its own filter when counting', async () => {
    const root_folder_id = await putRoot(app)
    const held = putMovie(app, { title: 'Held', genres: ['Drama', 'War'] })
    putFile(app, held, { root_folder_id, relative_path: 'Held/held.mkv' })
    putMovie(app, { title: 'Wanted', genres: ['Drama'] })
    putMovie(app, { title: 'Far', genres: ['Comedy'], available_from: null })

    const all = await app.ask<Facets>('GET', '/movies/facets')
    const dramas = await app.ask<Facets>('GET', '/movies/facets?genre=Drama&status=wanted')

    expect(all.body.counts.status).toMatchObject({ available: 1, wanted: 1, unreleased: 1, downloading: 0 })
    expect(all.body.counts.quality).toEqual({ 'Bluray-1080p': 1 })
    expect(all.body.counts.genre).toEqual({ Comedy: 1, Drama: 2, War: 1 })
    expect(dramas.body.total).toBe(1)
    expect(dramas.body.counts.status).toMatchObject({ available: 1, wanted: 1, unreleased: 0 })
    expect(dramas.body.counts.genre).toEqual({ Drama: 1 })
  })

  test('an anchor is valid only for its filters', async () => {
    app.db.transaction(() => {
      for (let n = 0; n < 120; n++) putMovie(app, { title: `Movie ${n}` })
    })
    const { body } = await app.ask<Facets>('GET', '/movies/facets')

    const other = await app.ask<Failure>('GET', `/movies?monitored=true&cursor=${body.anchors[1]}`)

    expect(other.status).toBe(400)
    expect(other.body.error.code).toBe('invalid_cursor')
  })
})

describe('bulk changes', () => {
  test('change the movies that exist and name the others', async () => {
    const ids = ['One', 'Two'].map((title) => putMovie(app, { title }))
    const tag = await app.ask<{ id: number }>('POST', '/tags', { name: 'kids' })

    const done = await app.ask<{ changed: number; not_found: number[] }>('PATCH', '/movies', {
      ids: [...ids, 999],
      monitored: false,
      add_tag_ids: [tag.body.id],
    })

    expect(done.body).toEqual({ changed: 2, not_found: [999] })
    const { body } = await app.ask<List<Movie>>('GET', `/movies?tag_id=${tag.body.id}&monitored=false&expand=tags`)
    expect(body.results.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect(body.results[0]?.tags).toEqual([{ id: tag.body.id, name: 'kids', movie_count: 2 }])
    expect(app.told().filter((type) => type === 'movie_updated')).toHaveLength(2)
  })

  test('change nothing if one value is invalid', async () => {
    const id = putMovie(app, { title: 'One' })

    const refused = await app.ask<Failure>('PATCH', '/movies', { ids: [id], monitored: false, quality_profile_id: 777 })

    expect(refused.status).toBe(422)
    expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.monitored).toBe(true)
  })
})

describe('removing a movie', () => {
  test('leaves files on disk by default', async () => {
    const root_folder_id = await putRoot(app)
    const id = putMovie(app, { title: 'Kept' })
    putFile(app, id, { root_folder_id, relative_path: 'Kept/kept.mkv' })

    const gone = await app.ask('DELETE', `/movies/${id}`)

    expect(gone.status).toBe(204)
    expect(existsSync(join(app.shelf, 'Kept/kept.mkv'))).toBe(true)
    expect((await app.ask('GET', `/movies/${id}`)).status).toBe(404)
    expect(app.events.find((event) => event.type === 'movie_removed')).toMatchObject({ movie_id: id, files_removed: 0 })
  })

  test('moves files to the recycle bin on request, and can exclude the movie in the same step', async () => {
    const root_folder_id = await putRoot(app)
    const id = putMovie(app, { title: 'Gone', metadata_id: 4242 })
    putFile(app, id, { root_folder_id, relative_path: 'Gone/gone.mkv' })

    const done = await app.ask<{ changed: number }>('DELETE', '/movies', { ids: [id], delete_files: true, add_exclusion: true })

    expect(done.body.changed).toBe(1)
    expect(existsSync(join(app.shelf, 'Gone'))).toBe(false)
    expect(readdirSync(join(app.shelf, '.marquee-recycle'))).toHaveLength(1)
    const { body } = await app.ask<List<Exclusion>>('GET', '/exclusions')
    expect(body.results).toMatchObject([{ metadata_id: 4242, title: 'Gone' }])
    expect(app.told()).toEqual(expect.arrayContaining(['file_removed', 'recycle_changed', 'movie_removed', 'exclusion_changed']))
  })

  test('one file can go to the recycle bin', async () => {
    const root_folder_id = await putRoot(app)
    const id = putMovie(app, { title: 'Held' })
    const file = putFile(app, id, { root_folder_id, relative_path: 'Held/held.mkv' })

    const gone = await app.ask('DELETE', `/files/${file}`)

    expect(gone.status).toBe(204)
    expect(existsSync(join(app.shelf, 'Held/held.mkv'))).toBe(false)
    expect((await app.ask<Movie>('GET', `/movies/${id}`)).body.status).toBe('wanted')
  })

  test('answers 404 for anything that does not exist', async () => {
    expect((await app.ask<Failure>('DELETE', '/movies/999')).body.error).toMatchObject({
      code: 'not_found',
      message: 'movie 999 not found',
    })
  })
})

test('adding a movie by hand removes its exclusion', async () => {
  const excluded = await app.ask<Exclusion>('POST', '/exclusions', { metadata_id: 10378 })
  const again = await app.ask('POST', '/exclusions', { metadata_id: 10378 })

  const added = await app.ask('POST', '/movies', { metadata_id: 10378, search: false })

  expect(excluded.status).toBe(201)
  expect(excluded.body.title).toBe('Big Buck Bunny')
  expect(excluded.headers.get('location')).toBe(`/api/v1/exclusions/${excluded.body.id}`)
  expect(again.status).toBe(409)
  expect(added.status).toBe(201)
  expect((await app.ask('GET', `/exclusions/${excluded.body.id}`)).status).toBe(404)
  expect((await app.ask('POST', '/exclusions', { metadata_id: 10378 })).status).toBe(409)
})

test('a watched movie keeps the time it was first watched', async () => {
  const id = putMovie(app, { title: 'Seen' })

  const seen = await app.ask<Movie>('POST', `/movies/${id}/watched`)
  await app.ask('POST', `/movies/${id}/watched`)
  const unseen = await app.ask('DELETE', `/movies/${id}/watched`)

  expect(seen.body).toMatchObject({ watched_at: '2026-03-01T12:00:00.000Z', play_count: 1 })
  expect(unseen.status).toBe(204)
  expect(app.told()).toEqual(['movie_watched', 'movie_unwatched'])
  const history = await app.ask<List<{ type: string }>>('GET', `/movies/${id}/history`)
  expect(history.body.results.map(({ type }) => type)).toEqual(['movie_unwatched', 'movie_watched'])
})

test('collections list their movies in the library', async () => {
  const added = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })

  const { body } = await app.ask<List<{ id: number; name: string; movie_ids: number[] }>>('GET', '/collections')
  const movie = await app.ask<Movie>('GET', `/movies/${added.body.id}?expand=collection`)

  expect(body.results).toMatchObject([{ name: 'Blender Open Movies', movie_ids: [added.body.id], movie_count: 1 }])
  expect(movie.body.collection).toMatchObject({ name: 'Blender Open Movies' })
})

describe('pictures', () => {
  test("we serve a movie's poster, cacheable forever, and report its color", async () => {
    const added = await app.ask<Movie>('POST', '/movies', { metadata_id: 10378, search: false })

    const poster = await app.ask('GET', added.body.poster_url!.slice('/api/v1'.length))
    const etag = poster.headers.get('etag')!
    const again = await app.send('GET', added.body.poster_url!, {
      headers: { 'x-api-key': app.key(), 'if-none-match': etag },
    })

    expect(poster.status).toBe(200)
    expect(poster.headers.get('content-type')).toBe('image/webp')
    expect(poster.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    const color = async () => (await app.ask<Movie>('GET', `/movies/${added.body.id}`)).body.poster_color
    await until('the color is known', async () => (await color()) !== null)
    expect(await color()).toMatch(/^#[\da-f]{6}$/)
    const ofColor = await app.ask<{ results: Movie[] }>('GET', `/movies?color=${colorNameOf(await color())}`)
    expect(ofColor.body.results.map(({ id }) => id)).toContain(added.body.id)
  }, 120_000)

  test('a movie without a poster has none', async () => {
    const id = putMovie(app, { title: 'Bare' })

    expect((await app.ask('GET', `/images/movies/${id}/poster`)).status).toBe(404)
    expect((await app.ask('GET', `/images/movies/${id}/portrait`)).status).toBe(404)
    expect((await app.ask('GET', '/images/movies/999/poster')).status).toBe(404)
    expect((await app.send('GET', `/api/v1/images/movies/${id}/poster`)).status).toBe(401)
  })

  test("a picture of a movie outside the library is served by the provider's name for it", async () => {
    const { body } = await app.ask<{ poster_url: string }>('GET', '/metadata/movies/10378')

    const picture = await app.ask('GET', body.poster_url.slice('/api/v1'.length))

    expect(picture.status).toBe(200)
    expect((await app.ask('GET', '/images/metadata/..%2f..%2fapp.db')).status).toBe(404)
  }, 120_000)
})
