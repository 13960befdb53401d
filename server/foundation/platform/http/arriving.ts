import { say } from '#server/foundation/lib/sentence'
import { BadRequest } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'

/** Equal to the idle timeout of a connection. */
const longestSilenceMs = 60_000

/**
 * Yields a body chunk by chunk. The server does not time out idle connections while it handles a request, so a stalled sender is dropped
 * here. Throws BadRequest.
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
