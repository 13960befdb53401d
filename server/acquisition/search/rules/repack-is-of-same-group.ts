import { say } from '#server/foundation/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { isMereCorrection, offerOf } from '../upgrade'

/** A repack only corrects a release of the same group, unless it is also better in other ways. */
export const repackIsOfSameGroup: Rule = (release, context) => {
  const { file, settings } = context
  if (file === null || settings.propers === 'do_not_prefer' || !release.parsed.revision.is_repack) return undefined
  if (!isMereCorrection(file, offerOf(release), context)) return undefined
  if (settings.propers === 'do_not_upgrade') return refuse(say(sentences, 'repacks_off'))

  const [theirs, ours] = [release.parsed.release_group, file.release_group]
  if (!ours) return refuse(say(sentences, 'repack_group_unknown'))
  if (!theirs) return refuse(say(sentences, 'repack_without_group'))
  return theirs.toLowerCase() === ours.toLowerCase()
    ? undefined
    : refuse(say(sentences, 'repack_of_other_group', { group: theirs, file_group: ours }))
}
