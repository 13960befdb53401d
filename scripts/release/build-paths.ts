import { readFileSync } from 'node:fs'

/** A path of the machine that built it tells strangers about that machine, and makes every build different. */
export const refuseBuildPaths = (files: readonly string[], paths: readonly string[]): void => {
  for (const file of files) {
    const bytes = readFileSync(file)
    const found = paths.find((path) => bytes.includes(path) || bytes.includes(Buffer.from(path, 'utf16le')))
    if (found !== undefined) throw new Error(`${file} contains the path ${found} of this machine`)
  }
}
