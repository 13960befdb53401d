import { say } from '#server/foundation/lib/sentence'
import { isEdition, isSameCut } from '#server/foundation/releases/edition'
import { type Context, type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

/**
 * A version takes the edition that it names. One that wants any keeps to the edition that it first got, and leaves those that another
 * version names to it: so nothing is fetched beside the file that is there unless a person wishes for it.
 */
export const versionWantsIt: Rule = ({ parsed: { edition, quality } }, context) => {
  if (isWanted(edition, context)) return undefined
  return refuse(say(sentences, 'no_version_wants_it', { what: [quality, edition].filter(Boolean).join(', ') }))
}

const isWanted = (edition: string, { version, file, queue }: Context): boolean => {
  const { edition: wanted = 'any', others = [] } = version ?? {}
  if (wanted !== 'any') return isEdition(wanted, edition)
  if (others.some((other) => isEdition(other, edition))) return false
  const first = file?.edition ?? queue[0]?.edition
  return first === undefined || isSameCut(first, edition)
}
