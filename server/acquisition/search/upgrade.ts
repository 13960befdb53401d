import type { QualityProfileValues } from '#server/catalog/profiles/schema'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { compareRevisions } from '#server/foundation/releases/revision'
import type { Candidate, DecisionSettings, Held, HeldFile, Scored } from './candidate'
import { cutoffPlace, isAllowed, lowestPlace, placeOf } from './quality-order'
import { sentences } from './sentences'

export type Terms = {
  profile: Pick<
    QualityProfileValues,
    'items' | 'cutoff' | 'upgrade_allowed' | 'min_format_score' | 'cutoff_format_score' | 'min_upgrade_score'
  >
  settings: Pick<DecisionSettings, 'propers' | 'upgrade_enabled'>
}
type Offer = Pick<Held, 'quality' | 'revision' | 'custom_format_score'> & Partial<Pick<HeldFile, 'size_bytes' | 'to_shrink'>>

/** Why `offer` is not an upgrade over `held`; undefined if it is. The first applicable criterion decides. */
export const whyNotUpgrade = (held: Offer, offer: Offer, terms: Terms): Sentence | undefined => {
  const { profile, settings } = terms
  if (isToShrink(held, terms)) return whyNotSmaller(held, offer, terms)
  const step = placeOf(profile, offer.quality) - placeOf(profile, held.quality)
  const newer = settings.propers === 'do_not_prefer' ? 0 : compareRevisions(offer.revision, held.revision)

  if (step > 0 && !meetsQualityCutoff(held, terms)) return undefined
  if (step < 0) return say(sentences, 'existing_better_quality', { quality: held.quality, offered: offer.quality })
  if (newer > 0) return undefined
  if (!upgradesAllowed(terms)) return say(sentences, 'upgrades_not_allowed')
  if (newer < 0) return say(sentences, 'existing_better_revision')
  if (step > 0) return say(sentences, 'quality_cutoff_met', { quality: held.quality })
  return whyNotByScore(held.custom_format_score, offer.custom_format_score, profile)
}

/** A storage rule wants a smaller file than this one, whose quality the profile does not take. */
export const isToShrink = (held: Offer, { profile }: Terms): boolean => held.to_shrink === true && !isAllowed(profile, held.quality)

const whyNotSmaller = (held: Offer, offer: Offer, { profile }: Terms): Sentence | undefined => {
  if (!isAllowed(profile, offer.quality))
    return say(sentences, 'existing_better_quality', { quality: held.quality, offered: offer.quality })
  const size = held.size_bytes ?? 0
  return (offer.size_bytes ?? size) < size ? undefined : say(sentences, 'not_smaller', { size })
}

/** Whether both cutoffs are met, so that only a corrected version of the same quality is still of interest. */
export const meetsCutoffs = (held: Offer, terms: Terms): boolean =>
  meetsQualityCutoff(held, terms) && held.custom_format_score >= terms.profile.cutoff_format_score

/** Only a corrected version is still of interest, and only one that meets the cutoffs itself. */
export const isEnough = (held: Offer, offer: Offer, terms: Terms): boolean =>
  meetsCutoffs(held, terms) && !(isCorrection(held, offer) && meetsCutoffs(offer, terms))

export const isCorrection = (held: Offer, offer: Offer): boolean =>
  held.quality === offer.quality && compareRevisions(offer.revision, held.revision) > 0

/** A correction with no other advantage: without its revision it would not be an upgrade. */
export const isMereCorrection = (held: Offer, offer: Offer, terms: Terms): boolean =>
  isCorrection(held, offer) &&
  (meetsCutoffs(held, terms) || whyNotUpgrade(held, { ...offer, revision: held.revision }, terms) !== undefined)

export const upgradesAllowed = ({ profile, settings }: Terms): boolean => profile.upgrade_allowed && settings.upgrade_enabled

/** The file that the release would become, if it keeps its promise. */
export const offerOf = (release: Candidate & Scored): Held & Pick<Candidate, 'size_bytes'> => ({
  size_bytes: release.size_bytes,
  quality: release.parsed.quality,
  revision: release.parsed.revision,
  custom_format_score: release.score,
  release_group: release.parsed.release_group,
  edition: release.parsed.edition,
})

const meetsQualityCutoff = (held: Offer, terms: Terms) =>
  !isToShrink(held, terms) &&
  placeOf(terms.profile, held.quality) >= (upgradesAllowed(terms) ? cutoffPlace(terms.profile) : lowestPlace(terms.profile))

const whyNotByScore = (now: number, then: number, profile: Terms['profile']) => {
  if (then <= now) return say(sentences, 'format_score_not_better', { offered: then, score: now })
  if (now >= profile.cutoff_format_score) return say(sentences, 'format_cutoff_met', { score: now, cutoff: profile.cutoff_format_score })
  if (then < now + profile.min_upgrade_score)
    return say(sentences, 'format_score_gain_too_small', { gain: then - now, least: profile.min_upgrade_score })
  return undefined
}
