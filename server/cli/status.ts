import { askDirectly } from './ask-directly'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { CannotRun } from './exit-codes'
import { recoveringOn, runningOn } from './running'

type Status = { version: string; status: string; uptime_seconds: number }

export const statusCommand = command({
  flags: {},
  run: async (outside, { given }) => {
    const dataDir = dataFolderOf(outside, given)
    const running = await runningOn(dataDir)
    const url = running?.url ?? recoveringOn(dataDir)
    const status = url === null ? null : await statusAt(url)
    if (status?.status === 'recovery') throw new CannotRun('Marquee runs without its database; `marquee doctor` says why')
    if (!running || !status) throw new CannotRun('Marquee is not running on this folder')
    return answer(outside, given.json, { data: status, text: `Marquee ${status.version} runs at ${running.url}` })
  },
})

const statusAt = async (url: string): Promise<Status | null> => {
  const response = await askDirectly(`${url}/api/v1/status`, { timeoutMs: 10_000 }).catch(() => null)
  if (!response?.ok) return null
  return (await response.json().catch(() => null)) as Status | null
}
