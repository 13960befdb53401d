import { homedir } from 'node:os'

/** A path as a shell would read it: `~` at its beginning is the home of whoever runs the service. */
export const fromHome = (path: string): string => path.replace(/^~(?=[/\\]|$)/, homedir)
