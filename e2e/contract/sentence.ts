import { describe, test } from 'bun:test'

type Is = (sentence: string, work: () => unknown, withinMs?: number) => void

/** A section of the specification. Each of its sentences is the name of the test that proves it. */
export const section = (name: string, say: (is: Is) => void): void => {
  describe(name, () => {
    say((sentence, work, withinMs = 120_000) => {
      test(
        sentence,
        async () => {
          await work()
        },
        withinMs,
      )
    })
  })
}
