import { expect, test } from 'bun:test'
import { createWatchable } from '#server/library/files/watchable'
import { plansOf } from '#server/testing/plans'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { readQuery } from './caller'
import { createLibrary } from './library'

const app = useSharedApp()
const pages = [
  'SortBy=SortName&StartIndex=1&Limit=1',
  'SortBy=SortName&SortOrder=Descending&StartIndex=1&Limit=1',
  'SortBy=IsFolder,SortName,ProductionYear&StartIndex=1&Limit=1',
  'StartIndex=1&Limit=1',
]

test.each(pages)('a page by title is read from an index, without sorting the library: %s', async (query) => {
  const library = createLibrary(app.db, createWatchable(app.db))

  const steps = await plansOf(app.db, () => library.find(readQuery(query)))

  expect(steps[0]).toBe('SCAN movies USING COVERING INDEX movies_titles')
  expect(steps.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
})

test('a named order comes before the title, and titles that are equal keep one order in both directions', async () => {
  const root = await putRoot(app)
  const ids = [1990, 2000, 1990].map((year) => {
    const movie = putMovie(app, { title: 'Same', sort_title: 'same', year })
    putFile(app, movie, { root_folder_id: root, relative_path: `${movie}.mkv` })
    return movie
  })
  const library = createLibrary(app.db, createWatchable(app.db))
  const find = (query: string) => library.find(readQuery(query)).ids

  expect(find('SortBy=ProductionYear,SortName')).toEqual([ids[0]!, ids[2]!, ids[1]!])
  expect(find('SortBy=ProductionYear&SortOrder=Descending')).toEqual([ids[1]!, ids[0]!, ids[2]!])
  expect(find('SortBy=SortName&SortOrder=Descending')).toEqual(ids.toReversed())
})
