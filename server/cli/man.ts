import type { Described } from './catalog'
import { answer, command } from './command'
import { manualPage } from './manual'

export const manCommand = (describeAll: () => Promise<Described[]>) =>
  command({
    flags: {},
    run: async (outside, { given }) => {
      const text = manualPage(outside.version, await describeAll())
      return answer(outside, given.json, { data: { text }, text: text.trimEnd() })
    },
  })
