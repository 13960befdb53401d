import { answer, command } from './command'
import { CannotRun } from './exit-codes'

export const licensesCommand = command({
  flags: {},
  run: async (outside, { given }) => {
    const { thirdParty, notices } = await outside.licenses()
    if (thirdParty.length === 0) throw new CannotRun('Marquee runs from source here; see the license of each package in node_modules')
    return answer(outside, given.json, { data: thirdParty, text: notices.trimEnd() })
  },
})
