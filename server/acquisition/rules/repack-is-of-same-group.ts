import { type Rule, refuse } from '../candidate'
import { isMereCorrection, offerOf } from '../upgrade'

/** A repack corrects the release of the same group, never that of another, unless it is better in other ways too. */
export const repackIsOfSameGroup: Rule = (release, context) => {
  const { file, settings } = context
  if (file === null || settings.propers === 'do_not_prefer' || !release.parsed.revision.is_repack) return undefined
  if (!isMereCorrection(file, offerOf(release), context)) return undefined
  if (settings.propers === 'do_not_upgrade') return refuse('repacks_off', 'it is a repack, and corrected versions are not fetched')

  const [theirs, ours] = [release.parsed.release_group, file.release_group]
  if (!ours) return refuse('repack_group_unknown', 'it is a repack, and nobody knows which group the file on the shelf is from')
  if (!theirs) return refuse('repack_group_unknown', 'it is a repack, and does not say of which group')
  return theirs.toLowerCase() === ours.toLowerCase()
    ? undefined
    : refuse('repack_of_other_group', `it is a repack by ${theirs}, the file on the shelf is by ${ours}`)
}
