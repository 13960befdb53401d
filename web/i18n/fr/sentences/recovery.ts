import type { sentences } from '#server/service/recovery/sentences'
import type { Words } from '../../catalog'

export const recovery: Words<typeof sentences> = {
  database_unusable:
    'La base de données est inutilisable. Rien n’a été modifié. `marquee doctor`, sur l’ordinateur où tourne Marquee, dit que faire.',
}
