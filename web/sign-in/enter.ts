import { askWith } from '../api/client'
import { sessionFound, sessionLost } from '../api/session'
import { setUpLater } from '../shell/first-run'
import { Problem } from '../ui/problem'
import { createStore } from '../ui/store'

/** How the code of the computer itself begins. Who comes by another one, which a device showed, does not come to set things up. */
const BOOT = 'bc1_'

/** Why the code in the address did not let us in. */
export const codeProblem = createStore<Problem | undefined>(undefined)

/** Takes a one-time code out of the address and exchanges it for a session. The code leaves the address bar and the history first. */
export const enterByCode = async () => {
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
  if (!code.startsWith(BOOT)) setUpLater()
  codeProblem.set(undefined)
  sessionFound()
}

export const enterByKey = async (key: string) => {
  await askWith(key, '/api/v1/auth/sessions', { kind: 'browser' })
  codeProblem.set(undefined)
  sessionFound()
}
