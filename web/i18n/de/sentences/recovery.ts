import type { sentences } from '#server/recovery/sentences'
import type { Words } from '../../catalog'

export const recovery: Words<typeof sentences> = {
  database_unusable:
    'Die Datenbank lässt sich nicht benutzen. Nichts wurde geändert. `marquee doctor` auf dem Computer, auf dem Marquee läuft, sagt, was zu tun ist.',
}
