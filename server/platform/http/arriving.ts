import { say } from '#server/lib/sentence'
import { BadRequest } from '#server/platform/errors'
import { sentences } from '#server/platform/sentences'

/** As long as a connection may be idle. */
const longestSilenceMs = 60_000

/**
 * A body, piece by piece. While a request is worked on nobody ends its connection for being idle, so a sender who has gone away in the
 * middle is given up here. Throws BadRequest.
 */
export async function* arriving(body: ReadableStream<Uint8Array>, silenceMs = longestSilenceMs): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { promise, reject } = Promise.withResolvers<never>()
      const patience = setTimeout(() => reject(new BadRequest(say(sentences, 'body_did_not_arrive'))), silenceMs)
      const { done, value } = await Promise.race([reader.read(), promise]).finally(() => clearTimeout(patience))
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
