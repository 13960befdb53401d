import { say } from '#server/lib/sentence'
import { saidOfXml, XmlRefused } from '#server/lib/xml'
import { UpstreamUnreachable } from '#server/platform/errors'
import { refusals } from './sentences'

export type ListRefusal = keyof typeof refusals
export const refusal = (party: string, why: ListRefusal) => new UpstreamUnreachable(party, say(refusals, why, { party }))

/** What was sent is no list; whoever knows its sender says why. */
export class ListRefused extends Error {
  readonly why: ListRefusal
  constructor(why: ListRefusal) {
    super(why)
    this.why = why
  }
}

/** What a reader refuses is the trouble of whoever sent it. */
export const refusing = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ListRefused) throw refusal(name, error.why)
    if (error instanceof XmlRefused) throw new UpstreamUnreachable(name, saidOfXml(error, name))
    throw error
  }
}
