import type { Words } from '../catalog'
import type { hardware as english } from '../en/hardware'

export const hardware: Words<typeof english> = {
  'hardware.title': 'Conversion vidéo sur cet ordinateur',
  'hardware.software': 'Le processeur convertit la vidéo.',
  'hardware.used': '{name}{device} convertit la vidéo.',
  'hardware.works': 'fonctionne',
  'hardware.failed': 'Échec pendant la lecture d’un film, le processeur a pris le relais : {reason}',
  'hardware.measure': 'Mesurer la vitesse',
  'hardware.measuring': 'Cela prend jusqu’à une minute.',
  'hardware.fast': '{from} vers {to} : {times} × le temps réel',
  'hardware.slow': '{from} vers {to} : {times} × le temps réel, trop lent pour regarder',
}
