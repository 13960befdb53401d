/** Settings of televisions and apps, by their English text. */
export const televisionFields = {
  'Watch with Jellyfin apps': 'Mit Jellyfin-Apps ansehen',
  'Apps for TVs, boxes, and phones that know Jellyfin sign in by a code and play your movies. They may watch, nothing else.':
    'Apps für Fernseher, Boxen und Smartphones, die Jellyfin kennen, melden sich mit einem Code an und spielen deine Filme ab. Sie dürfen nur ansehen.',
  'Let apps find this computer': 'Apps finden diesen Computer',
  'Answers apps that search your network for a server (UDP port 7359), while watching with Jellyfin apps is on.':
    'Antwortet Apps in deinem Netzwerk, die einen Server suchen (UDP-Port 7359), solange das Ansehen mit Jellyfin-Apps eingeschaltet ist.',
  'Page for TVs': 'Seite für Fernseher',
  'A browser on a TV or console opens the address of Marquee plus /tv and shows a code. Once you enter it on the Devices page, that device may watch.':
    'Der Browser eines Fernsehers oder einer Konsole öffnet die Adresse von Marquee mit /tv am Ende und zeigt einen Code. Sobald du ihn auf der Seite „Geräte“ eingibst, darf das Gerät Filme abspielen.',
  'Show the library to TVs by DLNA': 'Die Bibliothek Fernsehern per DLNA zeigen',
  'TVs, consoles, and players such as VLC find Marquee in your network without an app. Whoever is in your network sees that it is there.':
    'Fernseher, Konsolen und Player wie VLC finden Marquee in deinem Netzwerk ohne App. Wer in deinem Netzwerk ist, sieht, dass es da ist.',
  'Name on the TV': 'Name auf dem Fernseher',
  'What devices show in their list of servers.': 'Was Geräte in ihrer Liste der Server zeigen.',
  'Let every device in the network watch': 'Jedes Gerät im Netzwerk darf ansehen',
  'DLNA knows no sign-in. Without this, a new device waits until you allow it.':
    'DLNA kennt keine Anmeldung. Ohne dies wartet ein neues Gerät, bis du es erlaubst.',
  'Play on TVs': 'Auf Fernsehern abspielen',
  'Lets you send a movie to a TV in your network (Google Cast or DLNA). Marquee searches for TVs only when you ask it to.':
    'Schickt einen Film an einen Fernseher in deinem Netzwerk (Google Cast oder DLNA). Marquee sucht nur dann nach Fernsehern, wenn du es verlangst.',
} as const
