import { type Rule, refuse } from '../candidate'

export const formatScoreIsEnough: Rule = ({ score, custom_formats }, { profile }) => {
  if (score >= profile.min_format_score) return undefined
  const parts = custom_formats.map((format) => `${format.name} ${format.score}`).join(', ')
  return refuse('format_score_too_low', `it scores ${score}${parts && ` (${parts})`}, at least ${profile.min_format_score} is wanted`)
}
