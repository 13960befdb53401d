import { say } from '#server/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/platform/errors'
import { sentences as common } from '#server/platform/sentences'
import type { UpstreamFetch } from '#server/upstream/fetch'
import { type Entry, type ListContext, mostBytes, mostEntries } from './list-type'
import type { ListRow } from './lists'
import { type ListRefusal, refusal } from './refused'
import { knownType, settingsOf } from './settings'

export type Reading = ReturnType<typeof createReading>
type Deps = {
  /** A way to one party, called by the name that messages have. */
  fetchFor: (name: string) => UpstreamFetch
  metadata: ListContext['metadata']
  provider: ListContext['provider']
  tracker: ListContext['tracker']
}

/** Asks the parties that keep lists. Whatever goes wrong is `UpstreamRateLimited` or `UpstreamUnreachable`, in words that hold no address. */
export const createReading = ({ fetchFor, metadata, provider, tracker }: Deps) => ({
  /** Null for a list that nobody is asked for. */
  read: async ({ name, type: typeName, settings }: Pick<ListRow, 'name' | 'type' | 'settings'>): Promise<Entry[] | null> => {
    const type = knownType(typeName)
    if (type.read === null) return null
    const context = { name, fetch: wholeAnswers(name, fetchFor(name)), metadata, provider, tracker }
    return (await type.read(settingsOf(type, settings) as never, context)).slice(0, mostEntries)
  },
})

/** An answer is a list only with status 200. */
export const wholeAnswers =
  (name: string, fetch: UpstreamFetch): ListContext['fetch'] =>
  async (address, request) => {
    const answer = await fetch(address, { maxBytes: mostBytes, answerWithin: 10, finishWithin: 30, ...request })
    if (answer.status === 200) return answer
    if (answer.leadsTo !== null) throw refusal(name, 'list_leads_elsewhere')
    const { status } = answer
    const why = said[status]
    throw why ? refusal(name, why) : new UpstreamUnreachable(name, say(common, 'party_answers_status', { party: name, status }))
  }

const said: Readonly<Record<number, ListRefusal>> = {
  204: 'list_is_empty',
  401: 'list_refuses_us',
  403: 'list_refuses_or_private',
  404: 'list_not_there',
  410: 'list_is_gone',
}

/** While a party asks us to wait, nobody asks it: neither another list nor a person. */
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
