import { closeSync, openSync, readSync } from 'node:fs'

/** The first line of every file in the age format: age-encryption.org/v1. */
const mark = 'age-encryption.org/'

/** Whether a file is in the age format. */
export const isSealed = (path: string): boolean => {
  const fd = openSync(path, 'r')
  try {
    const start = Buffer.alloc(mark.length)
    readSync(fd, start)
    return start.toString('latin1') === mark
  } finally {
    closeSync(fd)
  }
}
