import { beforeEach, describe, expect, test } from 'bun:test'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { putFile, putHeld, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import type { Renamed, RenamePage } from './schema'

const app = useApp()
let root_folder_id: number
beforeEach(async () => {
  root_folder_id = await putRoot(app)
})

const held = (title: string, relative_path: string) => putHeld(app, { title, root_folder_id, relative_path })
const nameOf = (title: string, number = '') => `${title} (1963)/${title} (1963) Bluray-1080p${number}.mkv`
const makeFolder = (path: string) => mkdirSync(dirname(join(app.shelf, path)), { recursive: true })
const preview = async (query = '') => (await app.ask<RenamePage>('POST', `/library/rename/preview${query}`, {})).body
const rename = async (body: { movie_ids?: number[] } = {}) => (await app.ask<Renamed>('POST', '/library/rename', body)).body
const problems = async () => (await preview()).results.map(({ title, problem }) => [title, problem?.code ?? null])
const pathOf = (file: number) =>
  app.db.$client.query<{ path: string }, [number]>('SELECT relative_path AS path FROM files WHERE id = ?').get(file)?.path

describe('a file that cannot be renamed', () => {
  test('the preview says that another file has the new name, and renaming skips it for that reason', async () => {
    const { file } = held('Detour', 'odd/Name.mkv')
    held('Laura', 'odd/Laura.mkv')
    makeFolder(nameOf('Detour'))
    writeFileSync(join(app.shelf, nameOf('Detour')), 'a stranger')
    const why = {
      code: 'new_name_taken',
      values: { name: 'Detour (1963) Bluray-1080p.mkv' },
      text: 'Another file is already named Detour (1963) Bluray-1080p.mkv',
    }

    const { results } = await preview()
    const done = await rename()

    expect(results.map(({ problem }) => problem)).toEqual([why, null])
    expect(done).toEqual({ renamed: 1, failed: [{ file_id: file, path: join(app.shelf, 'odd/Name.mkv'), ...why }] })
    expect(readFileSync(join(app.shelf, nameOf('Detour')), 'utf8')).toBe('a stranger')
    expect(existsSync(join(app.shelf, 'odd/Name.mkv'))).toBe(true)
  })

  test('a file that is gone, or whose folder cannot be created, says so before and after', async () => {
    held('Detour', 'odd/Name.mkv')
    rmSync(join(app.shelf, 'odd/Name.mkv'))
    held('Laura', 'odd/Laura.mkv')
    writeFileSync(join(app.shelf, 'Laura (1963)'), 'a file where the folder should be')

    expect(await problems()).toEqual([
      ['Detour', 'source_missing'],
      ['Laura', 'path_unreachable'],
    ])
    expect((await rename()).failed.map(({ code }) => code)).toEqual(['source_missing', 'path_unreachable'])
  })

  test('a library folder that is gone is the reason for all its files', async () => {
    held('Detour', 'odd/Name.mkv')
    renameSync(app.shelf, `${app.shelf}-elsewhere`)

    const { results } = await preview()

    expect(results[0]).toMatchObject({ beside: [], problem: { code: 'folder_not_there', values: { path: app.shelf } } })
    expect((await rename()).failed).toMatchObject([{ code: 'folder_not_there' }])
  })
})

describe('not a problem', () => {
  test('a name that another file gives up first', async () => {
    const charade = held('Charade', nameOf('Detour'))
    const detour = held('Detour', 'odd/Name.mkv')

    expect(await problems()).toEqual([
      ['Charade', null],
      ['Detour', null],
    ])
    expect(await rename()).toEqual({ renamed: 2, failed: [] })
    expect([pathOf(charade.file), pathOf(detour.file)]).toEqual([nameOf('Charade'), nameOf('Detour')])
  })

  test('a renaming that was interrupted, before or after the old name was removed', async () => {
    held('Detour', 'odd/Name.mkv')
    makeFolder(nameOf('Detour'))
    linkSync(join(app.shelf, 'odd/Name.mkv'), join(app.shelf, nameOf('Detour')))
    held('Laura', 'odd/Laura.mkv')
    makeFolder(nameOf('Laura'))
    renameSync(join(app.shelf, 'odd/Laura.mkv'), join(app.shelf, nameOf('Laura')))

    app.db.$client.run('UPDATE files SET size_bytes = 7')

    expect(await problems()).toEqual([
      ['Detour', null],
      ['Laura', null],
    ])
    expect(await rename()).toEqual({ renamed: 2, failed: [] })
    expect(existsSync(join(app.shelf, 'odd'))).toBe(false)
  })

  test('a new name that differs only in upper and lower case', async () => {
    const { file } = held('Detour', nameOf('Detour').toLowerCase())

    expect(await problems()).toEqual([['Detour', null]])
    expect(await rename()).toEqual({ renamed: 1, failed: [] })
    expect(pathOf(file)).toBe(nameOf('Detour'))
    expect(readFileSync(join(app.shelf, nameOf('Detour')), 'utf8')).toStartWith('movie')
  })
})

describe('renaming in several requests', () => {
  test('the first page lists the movies of all pages, in order', async () => {
    const [laura, detour] = [held('Laura', 'l.mkv'), held('Detour', 'd.mkv')]
    putFile(app, laura.id, { root_folder_id, relative_path: 'l2.mkv' })
    held('Charade', nameOf('Charade'))

    const first = await preview('?limit=1')
    const second = await preview(`?limit=1&cursor=${first.next_cursor}`)

    expect(first.movie_ids).toEqual([detour.id, laura.id])
    expect(second).not.toHaveProperty('movie_ids')
  })

  test('gives the files the names of the preview, even if several movies want the same', async () => {
    const ids = ['a', 'b', 'c'].map((path) => held('Detour', `${path}.mkv`).id)
    const { results } = await preview()
    const previewed = results.map(({ to }) => to)

    for (const id of ids) expect(await rename({ movie_ids: [id] })).toEqual({ renamed: 1, failed: [] })

    expect(previewed).toEqual([nameOf('Detour'), nameOf('Detour', ' (2)'), nameOf('Detour', ' (3)')])
    expect(readdirSync(join(app.shelf, 'Detour (1963)')).toSorted()).toEqual(previewed.map((path) => path.slice(14)).toSorted())
    expect((await preview()).total).toBe(0)
  })

  test('leaves out a file that was replaced in the meantime', async () => {
    held('Detour', 'd.mkv')
    const laura = held('Laura', 'l.mkv')
    app.bus.subscribe(({ type }) => {
      if (type === 'file_renamed') app.db.$client.run('DELETE FROM files WHERE id = ?', [laura.file])
    })

    expect(await rename()).toEqual({ renamed: 1, failed: [] })
    expect(existsSync(join(app.shelf, 'l.mkv'))).toBe(true)
  })
})
