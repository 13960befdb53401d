import { readFileSync } from 'node:fs'

/** Throws if a file contains a path of the build machine, which leaks information and makes builds differ. */
export const refuseBuildPaths = (files: readonly string[], paths: readonly string[]): void => {
  for (const file of files) {
    const bytes = readFileSync(file)
    const found = paths.find((path) => bytes.includes(path) || bytes.includes(Buffer.from(path, 'utf16le')))
    if (found !== undefined) throw new Error(`${file} contains the build path ${found}`)
  }
}
