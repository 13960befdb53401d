import { type TSchema, Type } from '@sinclair/typebox'
import { ErrorBody, type errorStatuses } from './errors'
import { Page } from './page'

type Status = (typeof errorStatuses)[keyof typeof errorStatuses]
type Refused<S extends number> = { [status in S | 401]: typeof ErrorBody }

/** How a request can be refused: without a key, and by these statuses. */
export const refused = <S extends Status>(...statuses: readonly S[]): Refused<S> =>
  Object.fromEntries([401, ...statuses].map((status) => [status, ErrorBody])) as Refused<S>

/** What an endpoint answers: this with 200, or a refusal. */
export const answers = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  200: schema,
  ...refused(...statuses),
})

/** A page of such items. */
export const paged = <T extends TSchema, S extends Status = never>(item: T, ...statuses: readonly S[]) =>
  answers<ReturnType<typeof Page<T>>, S | 400 | 422>(Page(item), 400, 422, ...statuses)

export const created = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  201: schema,
  ...refused(...statuses),
})

/** It has begun, and goes on after the answer. */
export const accepted = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  202: schema,
  ...refused(...statuses),
})

export const noContent = <S extends Status = never>(...statuses: readonly S[]) => ({ 204: Type.Void(), ...refused(...statuses) })
