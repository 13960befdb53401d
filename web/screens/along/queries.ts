import { queryOptions } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import type { components } from '../../data/api/schema'
import { prepare } from '../player/api'
import { textsOf } from './texts'

export type Copy = components['schemas']['Copy']
export type CopyChoices = components['schemas']['CopyChoices']

const LOOK_MS = 2000
const isOnTheWay = ({ state }: Copy) => state === 'queued' || state === 'making'

/** Asks again as long as a copy is on its way. */
export const copiesQuery = (fileId: number) =>
  queryOptions({
    queryKey: ['copies', fileId],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/files/{id}/copies', { params: { path: { id: fileId } }, signal })),
    refetchInterval: ({ state: { data } }) => (data?.copies.some(isOnTheWay) ? LOOK_MS : false),
  })
export const prepareCopy = (fileId: number, height: number) =>
  ask(client.POST('/api/v1/files/{id}/copies', { params: { path: { id: fileId } }, body: { height } }))
export const removeCopy = (id: number) => ask(client.DELETE('/api/v1/copies/{id}', { params: { path: { id } } }))

/** The type of a file that this browser plays as it is, or null if it does not, and the subtitles that can come along. */
export const directQuery = (fileId: number) =>
  queryOptions({
    queryKey: ['plays-directly', fileId],
    queryFn: async () => {
      const prepared = await prepare({ played: { fileId } })
      return { type: prepared.method === 'direct' ? prepared.mime : null, texts: textsOf(prepared) }
    },
  })
