import type { Words } from '../catalog'
import type { televisions as english } from '../en/televisions'

/** Televisions: devices that browse by DLNA. */
export const televisions: Words<typeof english> = {
  'dlna.devices': 'Appareils qui regardent par DLNA',
  'dlna.wait': 'Un nouvel appareil ne voit qu’une note jusqu’à ce que vous l’autorisiez ici.',
  'dlna.all_may': 'Tous les appareils de votre réseau peuvent regarder.',
  'dlna.none':
    'Aucun pour l’instant. Ouvrez la liste des serveurs d’un téléviseur et choisissez Marquee ; le téléviseur apparaît alors ici.',
  'dlna.may_watch': '{name} peut regarder',
  'dlna.forget': 'Oublier {name}',
}
