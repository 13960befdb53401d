import type { DeclaredWords } from '../declared'

export const limitFields = {
  'kB/s': 'ko/s',
  'Download limit': 'Limite de réception',
  'All downloads together.': 'Tous les téléchargements ensemble.',
  'All uploads together.': 'Tous les envois ensemble.',
  'No limit': 'Aucune limite',
  Automatic: 'Automatique',
  'Upload limit': 'Limite d’envoi',
} satisfies Partial<DeclaredWords>
