import { say } from '#server/lib/sentence'
import { type Rule, refuse } from '../candidate'
import { sentences } from '../sentences'

export const hasNoBurntInSubtitles: Rule = ({ parsed }) =>
  parsed.hardcoded_subs === null ? undefined : refuse(say(sentences, 'hardcoded_subtitles', { subtitles: parsed.hardcoded_subs }))
