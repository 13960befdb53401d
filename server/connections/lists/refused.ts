import { say } from '#server/foundation/lib/sentence'
import { saidOfXml, XmlRefused } from '#server/foundation/lib/xml'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { refusals } from './sentences'

export type ListRefusal = keyof typeof refusals
export const refusal = (party: string, why: ListRefusal) => new UpstreamUnreachable(party, say(refusals, why, { party }))

/** Thrown for something that is not a list. The caller, who knows the sender, writes the message. */
export class ListRefused extends Error {
  readonly why: ListRefusal
  constructor(why: ListRefusal) {
    super(why)
    this.why = why
  }
}

/** Turns a reader's refusal into a failure of the sender. */
export const refusing = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ListRefused) throw refusal(name, error.why)
    if (error instanceof XmlRefused) throw new UpstreamUnreachable(name, saidOfXml(error, name))
    throw error
  }
}
