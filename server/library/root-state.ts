import { readdir } from 'node:fs/promises'
import { errorCode, isMissing } from './file-errors'

export type RootState = {
  readonly state: 'ready' | 'gone' | 'empty' | 'unreadable'
  /** Says what is wrong and what to do; '' when all is well. */
  readonly text: string
}

/** Whether a root folder can be trusted: an unplugged disk leaves an empty folder or none. Only a `ready` one may have files called missing. */
export const checkRoot = async (root: string): Promise<RootState> => {
  try {
    return (await readdir(root)).length === 0 ? { state: 'empty', text: `${root} is empty` } : { state: 'ready', text: '' }
  } catch (error) {
    if (isMissing(error))
      return { state: 'gone', text: `${root} is not there. Plug in its disk, or point the root folder to where it is now` }
    return { state: 'unreadable', text: `${root} cannot be read (${errorCode(error)}). Check the disk and the rights of this user` }
  }
}
