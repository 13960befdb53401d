import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

/** The name does not end like a file that is never downloaded. The same list judges the files of a torrent. */
export const hasNoBlockedEnding: LastingRule = ({ title }, { settings }) => {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(title.trim())?.[1]?.toLowerCase()
  const isBlocked =
    ending !== undefined && settings.blocked_extensions.some((blocked) => blocked.toLowerCase().replace(/^\./, '') === ending)
  return isBlocked ? refuse(say(sentences, 'blocked_ending', { ending })) : undefined
}
