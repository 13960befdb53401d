import { readdir } from 'node:fs/promises'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { errorCode, isMissing } from './file-errors'
import { sentences } from './sentences'

export type RootState = {
  readonly state: 'ready' | 'gone' | 'empty' | 'unreadable'
  /** The problem and what to do about it. */
  readonly why: Sentence | null
}

/**
 * Checks whether a root folder can be trusted: an unplugged disk leaves an empty folder or none. Only in a `ready` one may files be marked
 * missing.
 */
export const checkRoot = async (root: string): Promise<RootState> => {
  try {
    return (await readdir(root)).length === 0
      ? { state: 'empty', why: say(sentences, 'folder_empty', { path: root }) }
      : { state: 'ready', why: null }
  } catch (error) {
    if (isMissing(error)) return { state: 'gone', why: say(sentences, 'folder_gone', { path: root }) }
    return { state: 'unreadable', why: say(sentences, 'folder_unreadable', { path: root, error: errorCode(error) }) }
  }
}
