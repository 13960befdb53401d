import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { isAllowed } from '../quality-order'
import { sentences } from '../sentences'

export const qualityIsAllowed: LastingRule = ({ parsed }, { profile }) =>
  isAllowed(profile, parsed.quality)
    ? undefined
    : refuse(say(sentences, 'quality_not_wanted', { quality: parsed.quality, profile: profile.name }))
