import { UpstreamUnreachable } from '#server/platform/errors'

/** What was sent is no list. The message is the end of a sentence about whoever sent it. */
export class ListRefused extends Error {}

/** What a reader refuses is the trouble of whoever sent it. */
export const refusing = async <T>(name: string, read: () => Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ListRefused) throw new UpstreamUnreachable(name, error.message)
    throw error
  }
}
