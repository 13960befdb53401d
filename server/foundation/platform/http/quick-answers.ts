import type { KeptAnswers } from './kept-answers'
import { answerWith, contentOf } from './response-content'

/** Reads what a plain address asks for, as the text of a JSON response. Throws where the route refuses. */
export type ReadText = () => string
type Asked = { readonly path: string; readonly search: string; readonly ip: string | null }
type Deps = {
  /** The reader of an address with nothing to validate; null for every other address. */
  readerOf: (asked: Asked) => ReadText | null
  kept: Pick<KeptAnswers, 'find' | 'keep'>
}

/**
 * Answers without a route and without waiting: finding and running the route takes as long as reading. The caller must be authenticated.
 * The first request for an address is read directly, since even a look into the cache costs two statements; later ones are cached.
 * Returns null to leave a request to the routes. Throws where they refuse.
 */
export const createQuickAnswers = ({ readerOf, kept }: Deps) => {
  const lately = new Set<string>()
  const isNew = (address: string): boolean => {
    if (lately.has(address)) return false
    if (lately.size === mostRemembered) lately.clear()
    lately.add(address)
    return true
  }

  return (request: Request, asked: Asked, also: Readonly<Record<string, string>>): Response | null => {
    const read = readerOf(asked)
    const isUnread = read !== null && isNew(asked.path + asked.search)
    const known = isUnread ? null : kept.find(asked)
    if (known) return answerWith(known, { request, asked, also })
    if (!read) return null
    const content = contentOf(read(), 'application/json;charset=utf-8')
    if (!isUnread) kept.keep(asked, content)
    return answerWith(content, { request, asked, also })
  }
}

/** As many as responses are cached. */
const mostRemembered = 64
