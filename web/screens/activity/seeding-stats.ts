import type { Download } from '../../data/api/types'
import { count, size, speed } from '../../i18n/format'
import { t } from '../../i18n/translate'

/** In bytes per second. Below this it is only protocol overhead. */
export const WORTH_SAYING = 1000
const HUNDRED = 100

type Given = Pick<Download, 'ratio' | 'upload_speed' | 'uploaded_bytes' | 'peers'>

/** Ratio, bytes uploaded, speed and number of peers. Shown even without peers. */
export const seedingStats = ({ ratio, upload_speed, uploaded_bytes, peers }: Given): string[] => [
  t('activity.ratio', { ratio: count(Math.round(ratio * HUNDRED) / HUNDRED) }),
  t('activity.uploaded', { size: size(uploaded_bytes) }),
  ...(upload_speed >= WORTH_SAYING ? [speed(upload_speed)] : []),
  t('activity.peers', { count: peers ?? 0 }),
]
