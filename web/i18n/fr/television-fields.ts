/** Settings of televisions and apps, by their English text. */
export const televisionFields = {
  'Watch with Jellyfin apps': 'Regarder avec les applications Jellyfin',
  'Apps for TVs, boxes, and phones that know Jellyfin sign in by a code and play your movies. They may watch, nothing else.':
    'Les applications pour téléviseurs, boîtiers et téléphones qui connaissent Jellyfin se connectent par un code et lisent vos films. Elles ne peuvent rien faire d’autre.',
  'Let apps find this computer': 'Laisser les applications trouver cet ordinateur',
  'Answers apps that search your network for a server (UDP port 7359), while watching with Jellyfin apps is on.':
    'Répond aux applications de votre réseau qui cherchent un serveur (port UDP 7359), tant que la lecture avec les applications Jellyfin est activée.',
  'Page for TVs': 'Page pour téléviseurs',
  'A browser on a TV or console opens the address of Marquee plus /tv and shows a code. Once you enter it on the Devices page, that device may watch.':
    'Le navigateur d’un téléviseur ou d’une console ouvre l’adresse de Marquee suivie de /tv et affiche un code. Une fois saisi sur la page Appareils, l’appareil peut lire des films.',
  'Show the library to TVs by DLNA': 'Proposer la bibliothèque aux téléviseurs par DLNA',
  'TVs, consoles, and players such as VLC find Marquee in your network without an app. Whoever is in your network sees that it is there.':
    'Les téléviseurs, consoles et lecteurs comme VLC trouvent Marquee dans votre réseau sans application. Quiconque est dans votre réseau voit qu’il est là.',
  'Name on the TV': 'Nom sur le téléviseur',
  'What devices show in their list of servers.': 'Ce que les appareils affichent dans leur liste de serveurs.',
  'Let every device in the network watch': 'Laisser tous les appareils du réseau regarder',
  'DLNA knows no sign-in. Without this, a new device waits until you allow it.':
    'DLNA ne connaît pas de connexion par compte. Sans cela, un nouvel appareil attend que vous l’autorisiez.',
  'Play on TVs': 'Lire sur des téléviseurs',
  'Lets you send a movie to a TV in your network (Google Cast or DLNA). Marquee searches for TVs only when you ask it to.':
    'Permet d’envoyer un film à un téléviseur de votre réseau (Google Cast ou DLNA). Marquee ne cherche des téléviseurs que lorsque vous le demandez.',
} as const
