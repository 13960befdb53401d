import { sayProblem } from '../../data/api/actions'
import { ask, client } from '../../data/api/client'
import { leaving } from '../../data/api/session'
import { base } from '../../data/base'

/** Opens the sample movies in this window. False if that failed. */
export const openSamples = async (): Promise<boolean> => {
  try {
    const { url } = await ask(client.POST('/api/v1/demo'))
    location.assign(url)
    return true
  } catch (error) {
    sayProblem(error)
    return false
  }
}

/** Base URL of the user's own library; undefined outside the samples. */
const ownBase: string | undefined = base.endsWith('/demo') ? base.slice(0, -'/demo'.length) : undefined

/** Returns to the user's library and forgets everything about the samples. If the requests fail, the samples expire on their own. */
export const leaveSamples = async (): Promise<void> => {
  const own = ownBase ?? ''
  leaving.set(true)
  await end(`${base}/api/v1/auth/sessions/current`)
  await end(`${own}/api/v1/demo`)
  forget()
  location.assign(`${own}/`)
}

const mostTries = 3

/** A connection that breaks while the service is busy is no answer: only the answer removes the cookie. */
const end = async (address: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) if (await fetch(address, { method: 'DELETE' }).catch(() => undefined)) return
}

/** Returns to the user's library if the samples have ended. Does nothing if they are only unreachable. */
export const leaveIfEnded = async (): Promise<void> => {
  const answer = await fetch(`${base}/api/v1/status`).catch(() => undefined)
  if (answer?.status !== 404) return
  forget()
  location.assign(`${ownBase ?? ''}/`)
}

const forget = () => {
  for (const key of Object.keys(localStorage)) if (key.endsWith(base)) localStorage.removeItem(key)
}
