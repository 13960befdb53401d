import { say } from '#server/foundation/lib/sentence'
import { type LastingRule, refuse } from '../candidate'
import { sentences } from '../sentences'
import { MEGABYTE } from '../sizes'

const LARGEST_SAMPLE = 70 * MEGABYTE

export const isNotSample: LastingRule = ({ title, size_bytes }) =>
  /\bsample\b/i.test(title) && (size_bytes ?? LARGEST_SAMPLE) < LARGEST_SAMPLE
    ? refuse(say(sentences, 'sample', { size: size_bytes ?? 0 }))
    : undefined
