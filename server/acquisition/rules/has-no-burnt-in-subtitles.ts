import { type Rule, refuse } from '../candidate'

export const hasNoBurntInSubtitles: Rule = ({ parsed }) =>
  parsed.hardcoded_subs === null
    ? undefined
    : refuse('hardcoded_subtitles', `its subtitles are part of the picture (${parsed.hardcoded_subs})`)
