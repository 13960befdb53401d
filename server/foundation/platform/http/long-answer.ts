import type { Static, TSchema } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'
import { jsonInTurns } from '#server/foundation/lib/json-in-turns'
import { turnOfOthers } from '#server/foundation/lib/turns'

/**
 * Answers with a value that may have 10,000 items. The framework would check and write it at once, and nothing else would run meanwhile.
 * Throws if the value is not as documented.
 */
export const longAnswer = <T extends TSchema>(schema: T): ((value: Static<T>) => Promise<Response>) => {
  const isDocumented = fits(schema)
  return async (value) => {
    // What was just stored took its time.
    await turnOfOthers()
    if (!isDocumented(value)) throw new Error('an answer is not as documented')
    await turnOfOthers()
    return jsonAnswer(await jsonInTurns(value))
  }
}

/** A value that is JSON already. */
export const jsonAnswer = (text: string): Response => new Response(text, { headers: { 'content-type': 'application/json' } })
