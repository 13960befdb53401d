import type { Words } from '../catalog'
import type { find as english } from '../en/find'

export const find: Words<typeof english> = {
  'find.understood': 'Compris comme',
  'find.genre': 'Genre',
  'find.genres': 'Genres',
  'find.decade': 'Décennie',
  'find.decades': 'Décennies',
  'find.decade_of': 'Années {decade}',
  'find.rating': 'Note',
  'find.length': 'Durée',
  'find.language': 'Langue',
  'find.series': 'Saga',
  'find.before': 'Avant {year}',
  'find.since': 'Depuis {year}',
  'find.rated': '★ {rating} ou plus',
  'find.up_to': '{count} min au plus',
  'find.longer': '{count} min au moins',
  'find.here': { zero: 'Aucun chez vous', one: '1 chez vous', other: '{count} chez vous' },
  'find.people': 'Vos habitués',
  'find.none': 'Aucun film ne correspond à tous les filtres',
  'find.none_text': 'Retirez l’un des filtres.',
  'palette.people': 'Personnes',
  'palette.series': 'Sagas',
  'palette.traits': 'Genres et décennies',
  'palette.settings': 'Paramètres',
}
