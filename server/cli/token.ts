import { withApi } from './api'
import { answer, command } from './command'
import { UsageError } from './exit-codes'

type Issued = { session: { id: string; label: string | null; expires_at: string }; token: string }

const mostDays = 365

export const tokenCommand = command({
  flags: { days: { type: 'string', value: 'N', says: `days until it expires (at most ${mostDays})` } },
  words: ['create', 'NAME'],
  run: (outside, { given, words: [action, label] }) => {
    if (action !== 'create') throw new UsageError(`What is "${action}"?`)
    const ttl_days = given.days === undefined ? undefined : Number(given.days)
    if (ttl_days !== undefined && !(Number.isInteger(ttl_days) && ttl_days >= 1 && ttl_days <= mostDays))
      throw new UsageError(`--days takes a whole number from 1 to ${mostDays}`)
    return withApi(outside, given, async ({ call }) => {
      const { token, session } = await call<Issued>('POST', '/auth/sessions', { kind: 'cli', label, ...(ttl_days && { ttl_days }) })
      return answer(outside, given.json, { data: { token, ...session }, text: token })
    })
  },
})
