import { Type } from '@sinclair/typebox'
import type { Sentence, Values } from './sentence'
import { ValuesShape } from './shapes'

/** What the service says of something: why it is so, or what is wrong with it. */
export const Reason = Type.Object(
  {
    code: Type.String({ description: 'What it says, for programs' }),
    values: ValuesShape,
    text: Type.String({ description: 'What it says, for people, in English' }),
  },
  { $id: 'Reason', additionalProperties: false, description: 'Something the service says, as a code, its values and a text.' },
)

/** A reason as it may be stored: an older version wrote no values. */
export type StoredReason = Omit<Sentence, 'values'> & Partial<Pick<Sentence, 'values'>>

export const reasonOf = ({ code, values = {}, text }: StoredReason): Sentence => ({ code, values, text })

/** Why a row is in its state, in three columns. */
export type Trouble = { readonly error_code: string | null; readonly error: string | null; readonly error_values: Values | null }

export const untroubled: Trouble = { error_code: null, error: null, error_values: null }

export const troubleFrom = ({ code, values, text }: Sentence): Trouble => ({ error_code: code, error: text, error_values: values })

/** Null when there is none. An older version wrote no values, and for some rows no code. */
export const troubleOf = ({ error_code, error, error_values }: Trouble): Sentence | null =>
  error === null ? null : { code: error_code ?? 'failed', values: error_values ?? {}, text: error }

/** As events tell it. */
export const told = ({ code, values, text }: Sentence) => ({ code, values, reason: text })

/** How a try of something went, beside what the room tells of it. */
export const trialShape = {
  ok: Type.Boolean(),
  code: Type.Optional(Type.String({ description: 'What the message says, for programs' })),
  values: Type.Optional(ValuesShape),
  message: Type.String({ description: 'How it went, for people, in English' }),
}
export const wentWell = ({ code, values, text }: Sentence) => ({ ok: true, code, values, message: text })

/** Nothing is wrong any more, in the two columns of a last error. */
export const noError = { last_error: null, last_error_reason: null }
