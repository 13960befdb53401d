import type { Words } from '../catalog'
import type { televisions as english } from '../en/televisions'

/** Televisions: devices that browse by DLNA. */
export const televisions: Words<typeof english> = {
  'tv_page.title': 'Page pour téléviseurs',
  'tv_page.open': 'Ouvrez ceci dans le navigateur du téléviseur, puis scannez son code ou saisissez-le sur la page Appareils :',
  'tv_page.alone':
    'Marquee n’écoute que sur cet ordinateur, aucun téléviseur ne peut l’ouvrir. Choisissez l’adresse d’écoute 0.0.0.0 sous Paramètres → Système → Serveur.',
  'dlna.devices': 'Appareils qui regardent par DLNA',
  'dlna.wait': 'Un nouvel appareil ne voit qu’une note jusqu’à ce que vous l’autorisiez ici.',
  'dlna.all_may': 'Tous les appareils de votre réseau peuvent regarder.',
  'dlna.none':
    'Aucun pour l’instant. Ouvrez la liste des serveurs d’un téléviseur et choisissez Marquee ; le téléviseur apparaît alors ici.',
  'dlna.may_watch': '{name} peut regarder',
  'dlna.forget': 'Oublier {name}',
}
