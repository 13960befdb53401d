import { count } from '../../i18n/format'
import { t } from '../../i18n/translate'
import type { Timing } from './queries'

export const asWritten: Timing = { shift_seconds: 0, frame_rates: null }

const pairs: readonly NonNullable<Timing['frame_rates']>[] = [
  { from: 25, to: 23.976 },
  { from: 25, to: 24 },
  { from: 24, to: 23.976 },
  { from: 24, to: 25 },
  { from: 23.976, to: 24 },
  { from: 23.976, to: 25 },
]

/** The value of a choice. */
export const ratesText = (rates: Timing['frame_rates']): string => (rates ? `${String(rates.from)} ${String(rates.to)}` : '')
export const ratesIn = (text: string): Timing['frame_rates'] => pairs.find((pair) => ratesText(pair) === text) ?? null

export const rateChoices = () => [
  { value: '', label: t('timing.same_rate') },
  ...pairs.map((pair) => ({ value: ratesText(pair), label: t('timing.from_to', { from: count(pair.from), to: count(pair.to) }) })),
]
