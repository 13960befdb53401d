import { type TSchema, Type } from '@sinclair/typebox'
import { ErrorBody, type errorStatuses } from './errors'
import { Page } from './page'

type Status = (typeof errorStatuses)[keyof typeof errorStatuses]
type Refused<S extends number> = { [status in S | 401]: typeof ErrorBody }

/** The responses of an endpoint that can refuse: 401, and these statuses. */
export const refused = <S extends Status>(...statuses: readonly S[]): Refused<S> =>
  Object.fromEntries([401, ...statuses].map((status) => [status, ErrorBody])) as Refused<S>

/** The responses of an endpoint: this schema with 200, or a refusal. */
export const answers = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  200: schema,
  ...refused(...statuses),
})

/** A page of these items. */
export const paged = <T extends TSchema, S extends Status = never>(item: T, ...statuses: readonly S[]) =>
  answers<ReturnType<typeof Page<T>>, S | 400 | 422>(Page(item), 400, 422, ...statuses)

export const created = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  201: schema,
  ...refused(...statuses),
})

/** 202: the work has begun and continues after the response. */
export const accepted = <T extends TSchema, S extends Status = never>(schema: T, ...statuses: readonly S[]) => ({
  202: schema,
  ...refused(...statuses),
})

export const noContent = <S extends Status = never>(...statuses: readonly S[]) => ({ 204: Type.Void(), ...refused(...statuses) })
