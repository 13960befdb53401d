import type { sentences } from '#server/service/recovery/sentences'
import type { Words } from '../../catalog'

export const recovery: Words<typeof sentences> = {
  database_unusable:
    'Die Datenbank kann nicht verwendet werden. Es wurde nichts geändert. Führe auf dem Computer von Marquee `marquee doctor` aus; das zeigt, was zu tun ist.',
}
