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
  'find.series': 'Série de films',
  'find.before': 'Avant {year}',
  'find.since': 'Depuis {year}',
  'find.rated': '★ {rating} ou plus',
  'find.up_to': '{count} min au plus',
  'find.longer': '{count} min au moins',
  'find.here': { zero: 'Aucun ici', one: '1 ici', other: '{count} ici' },
  'find.people': 'Des visages familiers',
  'find.none': 'Aucun film ne répond à tout cela',
  'find.none_text': 'Retirez un des filtres.',
  'palette.people': 'Personnes',
  'palette.series': 'Séries de films',
  'palette.traits': 'Genres et décennies',
  'palette.settings': 'Paramètres',
}
