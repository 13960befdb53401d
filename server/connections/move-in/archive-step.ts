import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Harm, ImportKind, Made, Outcome } from '#server/connections/import/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { Invalid } from '#server/foundation/platform/errors'
import type { ArchiveLine } from './archive-lines'
import { sentences } from './sentences'

/** What one line of an export means here. `make` carries it out and says what it made. */
export type Step = {
  kind: ImportKind
  name: string
  outcome: Outcome
  reasons: Sentence[]
  harm?: Harm
  make?: () => Made[] | Promise<Made[]>
}
/** Null: there is nothing to say. */
export type StepOf = (line: ArchiveLine) => Step | null

/** Throws Invalid for values that the room would not take. */
export const mustBe: <S extends Parameters<typeof Value.Check>[0]>(schema: S, value: unknown) => asserts value is S['static'] = (
  schema,
  value,
) => {
  if (!Value.Check(schema, value)) throw new Invalid(say(sentences, 'export_odd'))
}

const nameOf = ({ name, title, path }: ArchiveLine): string =>
  String(name ?? title ?? path ?? '?')
    .slice(0, 300)
    .toWellFormed()

/** A step for a line of this shape; another one is named as impossible. */
export const stepFor =
  <S extends TSchema>(kind: ImportKind, schema: S, decide: (line: S['static']) => Omit<Step, 'kind' | 'name'> | null): StepOf =>
  (line) => {
    const name = nameOf(line)
    if (!Value.Check(schema, line)) return { kind, name, outcome: 'impossible', reasons: [say(sentences, 'export_odd')], harm: 'setting' }
    const decided = decide(line)
    return decided && { kind, name, ...decided }
  }

export const stays = (): Omit<Step, 'kind' | 'name'> => ({ outcome: 'matched', reasons: [say(sentences, 'export_here')] })
export const adds = (make: NonNullable<Step['make']>, ...reasons: Sentence[]): Omit<Step, 'kind' | 'name'> => ({
  outcome: 'added',
  reasons,
  make,
})
