import { sayProblem } from '../api/actions'
import { ask, client } from '../api/client'
import { base } from '../base'

/** Opens the sample movies in this window; false when that cannot be. */
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

/** Where the samples stand below; undefined in a library of one's own, as far as its address says. */
const ownBase: string | undefined = base.endsWith('/demo') ? base.slice(0, -'/demo'.length) : undefined

/** Back to one's own library, with nothing kept of the samples. What cannot be ended now ends by itself later. */
export const leaveSamples = async (): Promise<void> => {
  const own = ownBase ?? ''
  await fetch(`${base}/api/v1/auth/sessions/current`, { method: 'DELETE' }).catch(() => undefined)
  await fetch(`${own}/api/v1/demo`, { method: 'DELETE' }).catch(() => undefined)
  forget()
  location.assign(`${own}/`)
}

/** Goes home when the samples have ended elsewhere; whoever is merely out of reach stays. */
export const leaveIfEnded = async (): Promise<void> => {
  const answer = await fetch(`${base}/api/v1/status`).catch(() => undefined)
  if (answer?.status !== 404) return
  forget()
  location.assign(`${ownBase ?? ''}/`)
}

const forget = () => {
  for (const key of Object.keys(localStorage)) if (key.endsWith(base)) localStorage.removeItem(key)
}
