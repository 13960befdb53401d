import { settingsTold } from './api-config'
import { type Fact, isCarried } from './fact'

/** Facts that no answer of the API tells, and why. */
const untold: readonly (readonly [fact: RegExp, why: string])[] = [
  [/^indexer: key$|^client: password$/, 'the API masks it'],
  [/^blocked by hash$/, 'its blocklist has titles, and no hashes'],
  [/ beside it$|^movie: people$|^movie: translated titles$/, 'it would have to be asked for each movie'],
  [/^renaming$|^illegal characters$/, 'it has another word for it, which is below'],
  [/^table |^sign-in$/, 'state and accounts of Radarr itself'],
]

/** The same facts as the API tells them: without those that it does not tell, and with the words for what it hides. */
export const factsOfApi = (facts: readonly Fact[]): Fact[] => [
  ...facts.filter((fact) => {
    const setting = /^setting (\w+)$/.exec(fact.what)?.[1]
    return setting === undefined ? !untold.some(([what]) => what.test(fact.what)) : isCarried(fact) || settingsTold.has(setting)
  }),
  { what: 'renaming', named: 'naming', says: ['Rename Movies', 'on'] },
  { what: 'illegal characters', named: 'naming', says: ['Replace Illegal Characters', 'off'] },
  { what: 'indexer: hidden key', named: 'indexers', says: ['Tagged site', 'hides its key'] },
  { what: 'client: hidden password', named: 'download_clients', says: ['Torrents', 'hides its password'] },
]

/** A running Radarr that answers like that, one page at a time where it has pages. */
export const startRadarrApi = (answers: Record<string, unknown>) => {
  const paged = new Set(['blocklist', 'history', 'queue'])
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (request.headers.get('x-api-key') !== 'radarr-key') return new Response('', { status: 401 })
      const name = pathname.replace('/radarr/api/v3/', '')
      const answer = answers[name]
      if (answer === undefined) return Response.json({ message: 'NotFound' }, { status: 404 })
      if (!paged.has(name) || !Array.isArray(answer)) return Response.json(answer)
      const [page, pageSize] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('pageSize') ?? 10)]
      const records = answer.slice((page - 1) * pageSize, page * pageSize)
      return Response.json({ page, pageSize, sortKey: 'date', sortDirection: 'descending', totalRecords: answer.length, records })
    },
  })
  return { url: `http://127.0.0.1:${server.port}/radarr`, stop: () => server.stop(true) }
}
