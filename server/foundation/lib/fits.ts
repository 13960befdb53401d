import type { Static, TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'

/** Returns a type guard for the schema. Compiles it on first use: that takes milliseconds, and most guards are not needed at startup. */
export const fits = <T extends TSchema>(schema: T): ((value: unknown) => value is Static<T>) => {
  let check: TypeCheck<T> | undefined
  return (value): value is Static<T> => {
    check ??= TypeCompiler.Compile(schema)
    return check.Check(value)
  }
}
