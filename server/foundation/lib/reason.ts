import { Type } from '@sinclair/typebox'
import type { Sentence, Values } from './sentence'
import { ValuesShape } from './shapes'

/** A sentence on the wire: why something is so, or what is wrong with it. */
export const Reason = Type.Object(
  {
    code: Type.String({ description: 'Message for programs' }),
    values: ValuesShape,
    text: Type.String({ description: 'Message for people, in English' }),
  },
  { $id: 'Reason', additionalProperties: false, description: 'A message as code, values, and text.' },
)

/** A reason as stored: older versions wrote no values. */
export type StoredReason = Omit<Sentence, 'values'> & Partial<Pick<Sentence, 'values'>>

export const reasonOf = ({ code, values = {}, text }: StoredReason): Sentence => ({ code, values, text })

/** Three columns that explain a row's state. */
export type Trouble = { readonly error_code: string | null; readonly error: string | null; readonly error_values: Values | null }

export const untroubled: Trouble = { error_code: null, error: null, error_values: null }

export const troubleFrom = ({ code, values, text }: Sentence): Trouble => ({ error_code: code, error: text, error_values: values })

/** Null if there is none. Older versions wrote no values, and for some rows no code. */
export const troubleOf = ({ error_code, error, error_values }: Trouble): Sentence | null =>
  error === null ? null : { code: error_code ?? 'failed', values: error_values ?? {}, text: error }

/** The form that events use. */
export const told = ({ code, values, text }: Sentence) => ({ code, values, reason: text })

/** The result of a test, in addition to the fields of each room. */
export const trialShape = {
  ok: Type.Boolean(),
  code: Type.Optional(Type.String({ description: 'The message for programs' })),
  values: Type.Optional(ValuesShape),
  message: Type.String({ description: 'Result for people, in English' }),
}
export const wentWell = ({ code, values, text }: Sentence) => ({ ok: true, code, values, message: text })

/** Clears the two columns of the last error. */
export const noError = { last_error: null, last_error_reason: null }
