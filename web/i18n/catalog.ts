import type { words as core } from './en/core'
import type { words as events } from './en/events'
import type { words as player } from './en/player'
import type { words as rooms } from './en/rooms'
import type { words as settings } from './en/settings'
import type { words as system } from './en/system'

export type Message = string | { readonly zero?: string; readonly one: string; readonly other: string }
/** What a language says for everything that the English says: a missing text does not compile. */
export type Words<English> = Readonly<Record<keyof English, Message>>

type Parts = {
  core: typeof core
  events: typeof events
  player: typeof player
  rooms: typeof rooms
  settings: typeof settings
  system: typeof system
}
export type Part = keyof Parts
export type Key = { [P in Part]: keyof Parts[P] }[Part]

/** A sentence of the service. Those stored by an older version have a text alone. */
export type Said = { readonly code?: string; readonly values?: Readonly<Record<string, unknown>>; readonly text: string }
/** Texts by the codes of the service, words for what it calls by a fixed name, and for what it declares for its forms. */
export type Sentences = {
  readonly sentences: Readonly<Record<string, Message>>
  readonly words: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

/** One language: the name that it has in itself, and its words, loaded with the screens that need them. */
export type Catalog = {
  readonly name: string
  readonly parts: { readonly [P in Part]: () => Promise<{ readonly words: Words<Parts[P]> }> }
  /** What the service says, by its codes. English has none: it is what the service writes. */
  readonly sentences?: () => Promise<Sentences>
}
