import { withApi } from './api'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { CannotRun } from './exit-codes'
import { keyIn } from './running'

export const apiKeyCommand = command({
  flags: { rotate: { type: 'boolean', says: 'create a new key; every device must sign in again' } },
  run: async (outside, { given }) => {
    const api_key = given.rotate
      ? await withApi(outside, given, async ({ call }) => (await call<{ api_key: string }>('POST', '/auth/api-key/rotate')).api_key)
      : keyIn(dataFolderOf(outside, given))
    if (api_key === null) throw new CannotRun('There is no key yet; `marquee` creates one at its first start')
    return answer(outside, given.json, { data: { api_key }, text: api_key })
  },
})
