import type { Visit } from './authenticate'
import { longestBrowserSeconds } from './sessions'

/** Lasts as long as a session can at most; the service decides when it ends. */
export const sessionCookie = (name: string, secret: string, visit: Visit): string =>
  `${name}=${secret}; Max-Age=${longestBrowserSeconds}; ${attributes(visit)}`
export const clearedCookie = (name: string, visit: Visit): string => `${name}=; Max-Age=0; ${attributes(visit)}`

const attributes = ({ base, secure }: Visit): string => `Path=${base}/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
