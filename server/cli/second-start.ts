import { over } from './api'
import { askDirectly } from './ask-directly'
import { type ExitCode, exitCodes } from './exit-codes'
import type { Outside } from './outside'
import { runningOn } from './running'
import type { Show } from './show-in-browser'

/** A second start opens the running service for a user, and makes a program try again later. */
export const joinRunning = async (outside: Outside, dataDir: string, show: Show): Promise<ExitCode> => {
  const running = await runningOn(dataDir)
  const where = running ? ` at ${running.url.replace('127.0.0.1', 'localhost')}` : ''
  if (!running || !(show.isTerminal || show.canOpen)) {
    outside.err(`Marquee is already running on ${dataDir}${where}`)
    return exitCodes.tryAgain
  }
  const { url } = await over(askDirectly, running).call<{ url: string }>('POST', '/auth/boot-code')
  if (await show.open(url)) outside.out(`Marquee is already running${where}; a browser opens there.`)
  else outside.out(`Marquee is already running. This address signs a browser in, once: ${url}`)
  return exitCodes.ok
}
