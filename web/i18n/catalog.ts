import type { words as core } from './en/core'
import type { words as events } from './en/events'
import type { words as player } from './en/player'
import type { words as rooms } from './en/rooms'
import type { words as settings } from './en/settings'
import type { words as system } from './en/system'

export type Message = string | { readonly zero?: string; readonly one: string; readonly other: string }
/** A translation of all English texts: a missing one does not compile. */
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

/** A sentence of the service. Older versions stored only its text. */
export type Said = { readonly code?: string; readonly values?: Readonly<Record<string, unknown>>; readonly text: string }
/** Translations of the service's sentences by code, of its fixed names, and of its form declarations. */
export type Sentences = {
  readonly sentences: Readonly<Record<string, Message>>
  readonly words: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

/** The texts of a part, with the sentences of the service that only its screens show. */
export type Texts<W = Readonly<Record<string, Message>>> = { readonly words: W; readonly sentences?: Sentences['sentences'] }

/** A language: its own name for itself, and its texts, loaded with the screens that need them. */
export type Catalog = {
  readonly name: string
  readonly parts: { readonly [P in Part]: () => Promise<Texts<Words<Parts[P]>>> }
  /** Translations of the service's sentences. English has none, because the service writes English. */
  readonly sentences?: () => Promise<Sentences>
}

/** A language that is being translated. Where a text is missing, it shows the English one, and its name says that it is not complete. */
export type Draft = {
  readonly name: string
  readonly isDraft: true
  readonly parts: { readonly [P in Part]?: () => Promise<Texts<Partial<Words<Parts[P]>>>> }
  readonly sentences?: () => Promise<Sentences>
}
