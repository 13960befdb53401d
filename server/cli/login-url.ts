import { withApi } from './api'
import { answer, command } from './command'
import { CannotRun } from './exit-codes'

type BootCode = { code: string; url: string; expires_at: string }

export const loginUrlCommand = command({
  flags: {},
  run: (outside, { given }) =>
    withApi(outside, given, async ({ isRunning, call }) => {
      if (!isRunning) throw new CannotRun('Marquee is not running on this folder; start it with `marquee`')
      const { url, expires_at } = await call<BootCode>('POST', '/auth/boot-code')
      return answer(outside, given.json, { data: { url, expires_at }, text: url })
    }),
})
