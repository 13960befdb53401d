import { tOr } from '../i18n/translate'
import { codecWord } from '../movie/codecs'
import type { Prepared } from './api'

/** A reason in the language of the person; the service's own words stand in for a code that this page does not know yet. */
export const reasonText = ({ code, values, text }: Prepared['reasons'][number]): string =>
  tOr(`player.reason_${code}`, text, {
    ...values,
    ...('codec' in values && { codec: codecWord(String(values.codec)) }),
    // People count tracks from 1.
    ...('track' in values && { track: Number(values.track) + 1 }),
  })
