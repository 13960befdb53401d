import { problemOf } from '../../data/api/problem-of'
import { base } from '../../data/base'
import { t } from '../../i18n/translate'
import { Problem } from '../../kit/problem'

type Asked = { method?: 'GET' | 'POST' | 'PUT'; order?: object }

/** Sends a request with a typed key instead of the session: a wrong key must not sign this device out. Throws a `Problem`. */
export const askWithKey = async (key: string, path: string, { method = 'GET', order }: Asked = {}): Promise<Response> => {
  const headers = { authorization: `Bearer ${key}`, ...(order && { 'content-type': 'application/json' }) }
  const body = order ? JSON.stringify(order) : null
  const answer = await fetch(`${base}${path}`, { method, credentials: 'omit', headers, body }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
  })
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  return answer
}
