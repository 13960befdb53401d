import { askWith } from '../../data/api/client'
import { sessionFound, sessionLost } from '../../data/api/session'
import { Problem } from '../../kit/problem'
import { createStore } from '../../kit/store'
import { postponeSetup } from '../../shell/first-run'

/** Prefix of the one-time code that the service itself creates at startup. Codes shown by another device do not lead to setup. */
const BOOT = 'bc1_'

/** Why the one-time code in the URL was rejected. */
export const codeProblem = createStore<Problem | undefined>(undefined)

/** Exchanges a one-time code from the URL for a session. Removes the code from the address bar and history first. */
export const signInWithCode = async () => {
  const code = new URLSearchParams(location.hash.slice(1))
  const secret = code.get('boot') ?? code.get('pair')
  if (!secret) return
  history.replaceState(history.state, '', location.pathname + location.search)
  await exchange(secret).catch((error: unknown) => {
    codeProblem.set(error instanceof Problem ? error : undefined)
    sessionLost()
  })
}

export const exchange = async (code: string) => {
  await askWith(code, '/api/v1/auth/sessions/exchange')
  if (!code.startsWith(BOOT)) postponeSetup()
  codeProblem.set(undefined)
  sessionFound()
}

export const signInWithKey = async (key: string) => {
  await askWith(key, '/api/v1/auth/sessions', { kind: 'browser' })
  codeProblem.set(undefined)
  sessionFound()
}
