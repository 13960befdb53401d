import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { CannotRun } from './exit-codes'
import { runningOn } from './running'

type Status = { version: string; status: string; uptime_seconds: number }

export const statusCommand = command({
  flags: {},
  words: [],
  run: async (outside, { given }) => {
    const running = runningOn(dataFolderOf(outside, given))
    const response = running && (await fetch(`${running.url}/api/v1/status`).catch(() => null))
    if (!response?.ok) throw new CannotRun('Marquee is not running on this folder')
    const status = (await response.json()) as Status
    if (status.status === 'recovery') throw new CannotRun('Marquee runs without its database; `marquee doctor` says why')
    return answer(outside, given.json, { data: status, text: `Marquee ${status.version} runs at ${running?.url}` })
  },
})
