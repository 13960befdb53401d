import type { Static, TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'

/** Whether a value has the shape. What checks it is made when it is first asked: that takes milliseconds, and most are not asked at the start. */
export const fits = <T extends TSchema>(schema: T): ((value: unknown) => value is Static<T>) => {
  let check: TypeCheck<T> | undefined
  return (value): value is Static<T> => {
    check ??= TypeCompiler.Compile(schema)
    return check.Check(value)
  }
}
