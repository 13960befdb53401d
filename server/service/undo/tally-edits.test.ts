import { expect, test } from 'bun:test'
import { tagsTable } from '#server/catalog/tags/table'
import { inEdit } from '#server/foundation/platform/current-edit'
import { useApp } from '#server/testing/use-app'
import type { Undoable } from './schema'

const app = useApp()
const addTag = (name: string) => app.journal.commit((tx) => tx.insert(tagsTable).values({ name }).onConflictDoNothing().run())
const request = (work: () => void) => inEdit({ session_id: null, device: null }, work)
const summaries = async () => (await app.ask<{ results: Undoable[] }>('GET', '/undo')).body.results.map(({ text }) => text)

test('what a request changes in many commits is counted together, each thing once', async () => {
  await request(() => {
    for (const name of ['one', 'two', 'three']) addTag(name)
    const rename = (name: string) => app.journal.commit((tx) => tx.update(tagsTable).set({ name }).run())
    app.db.$client.run("DELETE FROM tags WHERE name <> 'one'")
    rename('uno')
    rename('eins')
  })
  await request(() => addTag('alone'))

  expect(await summaries()).toEqual(['Added the tag alone', 'Added 3 of this kind: tag'])
})

test('a commit that was rolled back does not count', async () => {
  const failing = () =>
    app.db.transaction(() => {
      addTag('lost')
      addTag('lost, too')
      throw new Error('the disk is full')
    })

  await request(() => {
    expect(failing).toThrow('the disk is full')
    addTag('kept')
    expect(failing).toThrow('the disk is full')
    addTag('kept as well')
  })

  expect(await summaries()).toEqual(['Added 2 of this kind: tag'])
})
