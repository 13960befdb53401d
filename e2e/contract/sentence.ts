import { describe, test } from 'bun:test'

const known: string[] = []
type Section = { section: string; is: (sentence: string, deed: () => unknown, withinMs?: number) => void }

/** The sentences of one section of the specification; each is the name of the test that shows it. */
export const section = (name: string, say: (it: Section['is']) => void): void => {
  describe(name, () => {
    say((sentence, deed, withinMs = 30_000) => {
      known.push(`${name}: ${sentence}`)
      test(
        sentence,
        async () => {
          await deed()
        },
        withinMs,
      )
    })
  })
}

/** What was registered by all files of this run. */
export const sentences = (): readonly string[] => known
