import type { Words } from '../catalogue'
import type { storage as english } from '../en/storage'

export const storage: Words<typeof english> = {
  'storage.free': '{size} libres',
  'storage.room': {
    zero: 'sans place pour un film de plus.',
    one: 'de quoi ajouter environ {count} film.',
    other: 'de quoi ajouter environ {count} films.',
  },
  'storage.unknown': 'L’espace restant est inconnu.',
  'storage.young': 'Marquee dira combien de temps l’espace suffira dès qu’il aura vu plus d’un mois.',
  'storage.no_pace': 'Rien n’a été ajouté ces trois derniers mois.',
  'storage.years': {
    one: 'À votre rythme de {count} film par mois, l’espace suffit pour des années.',
    other: 'À votre rythme de {count} films par mois, l’espace suffit pour des années.',
  },
  'storage.full_in': {
    zero: 'À votre rythme, le disque sera plein en {month}.',
    one: 'À votre rythme de {count} film par mois, le disque sera plein en {month}.',
    other: 'À votre rythme de {count} films par mois, le disque sera plein en {month}.',
  },
  'storage.full_soon': {
    zero: 'À votre rythme, le disque sera plein dans environ {weeks} semaines.',
    one: 'À votre rythme de {count} film par mois, le disque sera plein dans environ {weeks} semaines.',
    other: 'À votre rythme de {count} films par mois, le disque sera plein dans environ {weeks} semaines.',
  },
  'storage.let_go': 'Libérer de l’espace',
  'storage.never': 'Jamais vus',
  'storage.long_ago': 'Vus il y a plus d’un an',
  'storage.recycle': 'Corbeille',
  'storage.movies': { zero: 'Aucun film', one: '{count} film', other: '{count} films' },
  'storage.files': { zero: 'Aucun fichier', one: '{count} fichier', other: '{count} fichiers' },
  'storage.review': 'Voir',
  'storage.open': 'Ouvrir',
  'storage.growth': 'Ajouts par mois',
  'storage.codecs': 'Codecs vidéo',
  'storage.figures': 'Votre bibliothèque',
  'storage.in_library': 'dans la bibliothèque',
  'storage.not_here': 'pas encore là',
  'storage.watched': 'vus',
  'storage.runtime': 'de durée totale',
  'storage.read': 'fichiers lus, en arrière-plan',
  'storage.added': 'ajoutés en 30 jours',
  'storage.ratio': 'ratio de partage',
  'storage.smaller': 'Plus petits',
  'storage.others': 'Autres fichiers',
  'storage.rest': 'Libre',
}
