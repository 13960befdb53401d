import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

export const formatScoreIsEnough: LastingRule = ({ score, custom_formats }, { profile }) => {
  if (score >= profile.min_format_score) return undefined
  const least = profile.min_format_score
  const formats = custom_formats.map((format) => `${format.name} ${format.score}`)
  return refuse(
    formats.length === 0
      ? say(sentences, 'no_custom_format', { least })
      : say(sentences, 'format_score_too_low', { score, formats, least }),
  )
}
