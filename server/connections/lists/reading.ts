import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences as common } from '#server/foundation/platform/sentences'
import type { UpstreamFetch } from '#server/foundation/upstream/fetch'
import { type Entry, type ListContext, mostBytes, mostEntries } from './list-type'
import type { ListRow } from './lists'
import { type ListRefusal, refusal } from './refused'
import { knownType, settingsOf } from './settings'

export type Reading = ReturnType<typeof createReading>
/** `isCut`: the list has more. */
export type Read = { entries: Entry[]; isCut: boolean }
type Deps = {
  /** Creates a fetch function for an upstream, named as in messages. */
  fetchFor: (name: string) => UpstreamFetch
  metadata: ListContext['metadata']
  provider: ListContext['provider']
  tracker: ListContext['tracker']
}

/**
 * Asks the upstreams that host lists. Every failure is `UpstreamRateLimited` or `UpstreamUnreachable`, with a message that contains no URL.
 */
export const createReading = ({ fetchFor, metadata, provider, tracker }: Deps) => ({
  /** Null for a list without an upstream. */
  read: async ({ name, type: typeName, settings }: Pick<ListRow, 'name' | 'type' | 'settings'>): Promise<Read | null> => {
    const type = knownType(typeName)
    if (type.read === null) return null
    let isCut = false
    const cut = () => {
      isCut = true
    }
    const context = { name, fetch: wholeAnswers(name, fetchFor(name)), metadata, provider, tracker, cut }
    const entries = await type.read(settingsOf(type, settings) as never, context)
    return { entries: entries.slice(0, mostEntries), isCut: isCut || entries.length > mostEntries }
  },
})

/** Only status 200 is a valid list. */
export const wholeAnswers =
  (name: string, fetch: UpstreamFetch): ListContext['fetch'] =>
  async (address, request) => {
    const answer = await fetch(address, { maxBytes: mostBytes, answerWithin: 10, finishWithin: 30, ...request })
    if (answer.status === 200) return answer
    if (answer.leadsTo !== null) throw refusal(name, 'list_leads_elsewhere')
    const { status } = answer
    const why = refusals[status]
    throw why ? refusal(name, why) : new UpstreamUnreachable(name, say(common, 'party_answers_status', { party: name, status }))
  }

const refusals: Readonly<Record<number, ListRefusal>> = {
  204: 'list_is_empty',
  401: 'list_refuses_us',
  403: 'list_refuses_or_private',
  404: 'list_not_there',
  410: 'list_is_gone',
}

/** While an upstream asks us to wait, nothing asks it: no other list and no person. */
export const createWait = (now: () => number) => {
  let until = { as: '', at: 0 }
  return async <T>(as: string, name: string, ask: () => Promise<T>): Promise<T> => {
    const seconds = until.as === as ? Math.ceil((until.at - now()) / 1000) : 0
    if (seconds > 0) throw new UpstreamRateLimited(name, seconds)
    try {
      return await ask()
    } catch (error) {
      if (error instanceof UpstreamRateLimited) until = { as, at: now() + error.retryAfterSeconds * 1000 }
      throw error
    }
  }
}
