import type { sentences } from '#server/service/filesystem/sentences'
import type { Words } from '../../catalog'

export const filesystem: Words<typeof sentences> = {
  folder_not_absolute: 'muss ein vollständiger Pfad sein',
  folder_is_none: 'ist kein Ordner',
  folder_not_readable: 'Marquee darf {path} nicht lesen',
}
