import { homedir } from 'node:os'
import { resolve } from 'node:path'

/** That of the account that runs the service; one without a home begins at the top. */
export const homeFolder = (read: () => string = homedir): string => {
  try {
    return read()
  } catch {
    return resolve('/')
  }
}

/** A path as a shell would read it: `~` at its beginning is the home of whoever runs the service. */
export const fromHome = (path: string): string => path.replace(/^~(?=[/\\]|$)/, () => homeFolder())
