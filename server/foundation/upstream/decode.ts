import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'
import { parseForeignJson, type Reading } from '#server/foundation/lib/foreign-json'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'

/** A field of foreign JSON that may be missing or null; any other shape is invalid. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** Decodes foreign JSON with one schema; throws `UpstreamUnreachable` if it does not match or is too large to read at once. Compiled on first use. */
export const createDecoder = <T extends TSchema>(upstream: string, schema: T, reading?: Reading) => {
  const isFitting = fits(schema)
  return (bytes: Uint8Array): Static<T> => {
    const value = parse(upstream, bytes, reading)
    if (!isFitting(value)) throw new UpstreamUnreachable(upstream, say(sentences, 'party_answers_nonsense', { party: upstream }))
    return value
  }
}

const parse = (upstream: string, bytes: Uint8Array, reading: Reading | undefined): unknown => {
  try {
    return parseForeignJson(bytes, reading)
  } catch {
    // The parser's own message quotes the response, which may contain anything.
    throw new UpstreamUnreachable(upstream, say(sentences, 'party_answers_nonsense', { party: upstream }))
  }
}
