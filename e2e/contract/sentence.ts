import { describe, test } from 'bun:test'

type Is = (sentence: string, deed: () => unknown, withinMs?: number) => void

/** The sentences of one section of the specification; each is the name of the test that shows it. */
export const section = (name: string, say: (is: Is) => void): void => {
  describe(name, () => {
    say((sentence, deed, withinMs = 120_000) => {
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
