import { days, milliseconds } from '#server/foundation/lib/duration'
import { say } from '#server/foundation/lib/sentence'
import { settings } from './fix'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

const longest = milliseconds(days(7))

/** Everything automatic is on hold after an import. A week later this is more likely forgotten than meant. */
export const importCheck = ({ since, now }: { since: () => string | null; now: () => Date }): HealthCheck => ({
  code: 'import_held',
  about: 'The import',
  immediate: true,
  look: () => {
    const at = since()
    if (at === null) return null
    return {
      severity: now().getTime() - Date.parse(at) > longest ? 'warning' : 'notice',
      title: say(sentences, 'import_on_hold'),
      detail: say(sentences, 'import_on_hold_since', { at }),
      fix: settings('radarr'),
    }
  },
})
