import { type Static, Type } from '@sinclair/typebox'

const path = Type.String({ minLength: 1, maxLength: 4000 })
const closed = { additionalProperties: false }

/** Folders that two programs see under different paths. */
export const pathMap = (description: string) => Type.Array(Type.Object({ from: path, to: path }, closed), { maxItems: 50, description })
export type PathMap = Static<ReturnType<typeof pathMap>>
