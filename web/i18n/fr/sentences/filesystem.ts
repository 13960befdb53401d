import type { sentences } from '#server/service/filesystem/sentences'
import type { Words } from '../../catalog'

export const filesystem: Words<typeof sentences> = {
  folder_not_absolute: 'doit être un chemin complet',
  folder_is_none: 'n’est pas un dossier',
  folder_not_readable: 'Marquee n’a pas le droit de lire {path}',
}
