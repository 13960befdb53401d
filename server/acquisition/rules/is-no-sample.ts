import { size } from '#server/lib/size'
import { type Rule, refuse } from '../candidate'
import { MEGABYTE } from '../sizes'

const LARGEST_SAMPLE = 70 * MEGABYTE

export const isNoSample: Rule = ({ title, size_bytes }) =>
  /\bsample\b/i.test(title) && (size_bytes ?? LARGEST_SAMPLE) < LARGEST_SAMPLE
    ? refuse('sample', `it calls itself a sample and has only ${size(size_bytes ?? 0)}`)
    : undefined
