import { say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

/** Why televisions and Marquee do not find each other, although they may. */
export type TvTrouble = 'unreachable' | 'port_taken' | 'no_multicast' | null
type Way = 'dlna' | 'screens'

const unreachable = { dlna: 'dlna_cannot_reach', screens: 'screens_cannot_reach' } as const
const undiscoverable = { port_taken: 'dlna_port_taken', no_multicast: 'dlna_no_multicast' } as const

/** Televisions that browse the library, and screens that are told to play. */
export const tvChecks = (trouble: Readonly<Record<Way, () => TvTrouble>>): HealthCheck[] => [
  check('dlna', trouble.dlna),
  check('screens', trouble.screens),
]

const check = (way: Way, trouble: () => TvTrouble): HealthCheck => ({
  code: way === 'dlna' ? 'dlna_kept_out' : 'screens_out_of_reach',
  about: 'The TVs',
  immediate: true,
  look: () => {
    const found = trouble()
    if (found === null) return null
    const isCutOff = found === 'unreachable'
    return {
      severity: isCutOff ? 'warning' : 'notice',
      title: say(sentences, isCutOff ? 'dlna_unreachable' : 'dlna_undiscoverable'),
      detail: say(sentences, isCutOff ? unreachable[way] : undiscoverable[found]),
      fix: settings(isCutOff ? 'server' : 'apps'),
    }
  },
})
