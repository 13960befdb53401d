import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { fits } from '#server/foundation/lib/fits'
import { say } from '#server/foundation/lib/sentence'
import { UpstreamUnreachable } from '#server/foundation/platform/errors'
import { sentences } from '#server/foundation/platform/sentences'

/** A field of foreign JSON that may be missing or null; any other shape is invalid. */
export const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

export type Revive = (name: string, value: unknown, context: { readonly source?: string }) => unknown

/** Decodes foreign JSON with one schema; throws `UpstreamUnreachable` if it does not match. Compiled on first use. */
export const createDecoder = <T extends TSchema>(upstream: string, schema: T, revive?: Revive) => {
  const isFitting = fits(schema)
  return (bytes: Uint8Array): Static<T> => {
    const value = parse(upstream, bytes, revive)
    if (!isFitting(value)) throw new UpstreamUnreachable(upstream, say(sentences, 'party_answers_nonsense', { party: upstream }))
    return value
  }
}

const parse = (upstream: string, bytes: Uint8Array, revive: Revive | undefined): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes), revive as Parameters<typeof JSON.parse>[1])
  } catch {
    // The parser's own message quotes the response, which may contain anything.
    throw new UpstreamUnreachable(upstream, say(sentences, 'party_answers_nonsense', { party: upstream }))
  }
}
