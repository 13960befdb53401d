import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'

export const hasNoBurntInSubtitles: LastingRule = ({ parsed }) =>
  parsed.hardcoded_subs === null ? undefined : refuse(say(sentences, 'hardcoded_subtitles', { subtitles: parsed.hardcoded_subs }))
