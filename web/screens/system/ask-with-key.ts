import { problemOf } from '../../data/api/problem-of'
import { base } from '../../data/base'
import { t } from '../../i18n/translate'
import { Problem } from '../../kit/problem'

/** Sends a request with a typed key instead of the session: a wrong key must not sign this device out. Throws a `Problem`. */
export const askWithKey = async (key: string, path: string, method: 'GET' | 'POST' = 'GET'): Promise<Response> => {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetch(`${base}${path}`, { method, credentials: 'omit', headers }).catch(() => {
    throw new Problem({ status: 0, code: 'unreachable', message: t('problem.unreachable') })
  })
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  return answer
}
