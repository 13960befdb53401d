import { homedir } from 'node:os'
import { resolve } from 'node:path'

/** The home folder of the account that runs the service, or `/` if it has none. */
export const homeFolder = (read: () => string = homedir): string => {
  try {
    return read()
  } catch {
    return resolve('/')
  }
}

/** Expands a leading `~` as a shell would, to the home of the account that runs the service. */
export const fromHome = (path: string): string => path.replace(/^~(?=[/\\]|$)/, () => homeFolder())
