import { type Cursors, clampLimit, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'

type ReadPage<T> = (page: number) => Promise<{ results: T[]; total_pages: number }>
/** The provider has its own page size: which of its pages, and how much of it was already returned. */
type Place = { number: number; given: number }
type Asked<T, S> = { scope: string; asked: PageRequest; show: (found: T[]) => S[] }
/** The provider serves no more pages, whatever total it reports. */
const mostPages = 500

/** Maps our pages to the provider's. */
export const createPaging =
  (cursors: Cursors) =>
  async <T, S>({ scope, asked, show }: Asked<T, S>, read: ReadPage<T>): Promise<PageOf<S>> => {
    const [number = 1, given = 0] = asked.cursor ? cursors.decode(scope, asked.cursor).map(Number) : []
    const { found, next } = await gather(read, { number, given }, clampLimit(asked.limit))
    return { results: show(found), has_more: next !== null, next_cursor: next && cursors.encode(scope, [next.number, next.given]) }
  }

const gather = async <T>(read: ReadPage<T>, from: Place, limit: number): Promise<{ found: T[]; next: Place | null }> => {
  const found: T[] = []
  for (let place = from; ; ) {
    const { results, total_pages } = await read(place.number)
    const taken = results.slice(place.given, place.given + limit - found.length)
    found.push(...taken)
    const given = place.given + taken.length
    const isLast = given >= results.length && place.number >= Math.min(total_pages, mostPages)
    if (isLast) return { found, next: null }
    place = given >= results.length ? { number: place.number + 1, given: 0 } : { number: place.number, given }
    if (found.length === limit) return { found, next: place }
  }
}
