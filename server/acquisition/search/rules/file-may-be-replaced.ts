import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** A file that another program may count on is never replaced, so nothing is downloaded for it. */
export const fileMayBeReplaced: Rule = (_, { file }) =>
  file?.kept_in ? refuse(say(sentences, 'file_kept', { folder: file.kept_in })) : undefined
