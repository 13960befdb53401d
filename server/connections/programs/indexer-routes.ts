import { IndexerPatch, NewIndexer } from '#server/acquisition/indexers/schema'
import { attempt } from '#server/foundation/lib/attempt'
import { fits } from '#server/foundation/lib/fits'
import { say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Call, Routes } from './book'
import { type IndexerSent, indexerChange, indexerFrom, indexerSchema, indexerShown, type Kept } from './indexer'
import { checked, NotOffered, Refused } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { objectIn } from './wire'

const isNew = fits(NewIndexer)
const isPatch = fits(IndexerPatch)

/** Indexers, as an indexer manager writes them and reads them back. */
export const indexerRoutes = ({ indexers, keep }: Services): Routes => {
  const show = (id: number) => indexerShown(indexers.row(id), keep.get('indexer', id) as Kept | null)
  const sentIn = ({ body }: Call, id: number | null): IndexerSent => indexerFrom(body, id === null ? null : indexers.row(id))

  return {
    'GET indexer': () => indexers.rows().map(({ id }) => show(id)),
    'GET indexer/schema': indexerSchema,
    'GET indexer/{id}': ({ id }) => show(id),
    'POST indexer/test': async (call) => {
      const id = Number(objectIn(call.body).id) || null
      const sent = sentIn(call, id)
      if (sent.implementation === 'Torznab') await tested(indexers, sent, id)
      return new Response('{}', { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } })
    },
    'POST indexer': async (call) => {
      const sent = sentIn(call, null)
      refuseUsenet(sent)
      checked(sent.indexer, isNew, 'fields')
      if (!call.query.flag('forceSave')) await tested(indexers, sent, null)
      const { id } = indexers.add(sent.indexer)
      keep.set('indexer', id, sent.kept)
      return show(id)
    },
    'PUT indexer/{id}': async (call) => {
      const row = indexers.row(call.id)
      const sent = sentIn(call, call.id)
      refuseUsenet(sent)
      if (row.type !== 'torznab') throw new NotOffered(say(sentences, 'program_part_refused', { what: row.type }))
      const change = checked(indexerChange(sent, row), isPatch, 'fields')
      const isNewAddress = change.url !== undefined || change.api_key !== undefined || change.settings !== undefined
      if (isNewAddress && !call.query.flag('forceSave')) await tested(indexers, sent, call.id)
      if (Object.keys(change).length > 0) indexers.update(call.id, change, { isKey: call.isKey })
      keep.set('indexer', call.id, sent.kept)
      return show(call.id)
    },
    'DELETE indexer/{id}': ({ id }) => {
      indexers.remove(id)
      keep.set('indexer', id, null)
    },
  }
}

const refuseUsenet = ({ implementation }: IndexerSent): void => {
  if (implementation !== 'Torznab')
    throw new Refused(say(sentences, 'program_torrents_only'), { property: 'Implementation', attempted: implementation })
}

/** Asks the indexer for its capabilities. Throws Refused with what it answered. */
const tested = async (indexers: Services['indexers'], { indexer }: IndexerSent, id: number | null): Promise<void> => {
  const done = await attempt(() => indexers.trial(indexer, id))
  if (done.ok) return
  const sentence = sentenceOf(done.error)
  if (!sentence) throw done.error
  throw new Refused(sentence, { property: 'BaseUrl', attempted: indexer.url })
}
