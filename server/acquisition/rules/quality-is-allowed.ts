import { type Rule, refuse } from '../candidate'
import { isAllowed } from '../ladder'

export const qualityIsAllowed: Rule = ({ parsed }, { profile }) =>
  isAllowed(profile, parsed.quality)
    ? undefined
    : refuse('quality_not_wanted', `${parsed.quality} is not among the qualities of the profile ${profile.name}`)
