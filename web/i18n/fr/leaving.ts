import type { Words } from '../catalog'
import type { leaving as english } from '../en/leaving'

export const leaving: Words<typeof english> = {
  'leaving.title': 'Partent bientôt',
  'leaving.rules': 'Règles de stockage',
  'leaving.on': 'Part le {day}',
  'leaving.shrinks_on': 'Remplacé par un fichier plus petit à partir du {day}',
  'leaving.short': 'Part le {day}',
  'leaving.needs_ok': 'Reste tant que vous ne le laissez pas partir',
  'leaving.keep': 'Garder',
  'leaving.kept': 'Gardé : aucune règle de stockage ne le prend',
  'leaving.let_go': 'Laisser partir',
  'leaving.let_go_title': 'Laisser partir {title} ?',
  'leaving.let_go_text':
    'La dernière recherche ne l’a trouvé sur aucun indexeur, il sera peut-être impossible de le télécharger de nouveau. Ses fichiers restent un moment dans la corbeille.',
  'leaving.now_kept': '{title} est gardé',
  'leaving.no_longer_kept': '{title} n’est plus gardé',
  'leaving.confirmed': '{title} partira comme annoncé',
  'leaving.by': 'Selon la règle « {rule} »',
  'leaving.more': { zero: 'et aucun autre', one: 'et un autre', other: 'et {count} autres' },
}
