import type { Described } from './catalog'
import { answer, command } from './command'
import { completionsFor, type Shell, shells } from './shell-completions'

export const completionsCommand = (describeAll: () => Promise<Described[]>) =>
  command({
    flags: {},
    forms: shells.map((shell) => ({ words: [shell], says: `for ${shell}` })),
    run: async (outside, { given, words: [word] }) => {
      const shell = word as Shell
      const text = completionsFor(shell, await describeAll())
      return answer(outside, given.json, { data: { shell, text }, text: text.trimEnd() })
    },
  })
