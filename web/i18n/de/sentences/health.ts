import type { Subject, sentences } from '#server/service/health/sentences'
import type { Words } from '../../catalog'

export const health: Words<typeof sentences> = {
  key_missing: 'Die Filmdatenbank hat noch keinen Schlüssel',
  key_rejected: 'Die Filmdatenbank lehnt den Schlüssel ab',
  no_movie_database: 'Die Filmdatenbank ist nicht erreichbar',
  engine_down: 'Die Torrent-Engine läuft nicht',
  peers_cut_off: 'Andere Peers können diesen Computer nicht erreichen',
  port_taken: 'Ein anderes Programm verwendet Port {port}',
  nothing_searched: 'Kein Indexer ist aktiviert',
  all_indexers_fail: 'Alle Indexer schlagen fehl',
  does_not_work: '{name} funktioniert nicht',
  root_folder_needed: 'Kein Bibliotheksordner eingerichtet',
  folder_unusable: '{path} kann nicht verwendet werden',
  root_folder_gone: '{path} existiert nicht',
  disk_nearly_full: 'Die Festplatte von {path} ist fast voll',
  backup_not_copied: 'Die neueste Sicherung ist nicht an ihrem zweiten Ort',
  backup_not_restorable: 'Die neueste Sicherung lässt sich nicht wiederherstellen',
  backup_failed: 'Die letzte Sicherung ist fehlgeschlagen',
  no_ffmpeg: 'ffmpeg ist nicht installiert',
  database_broken: 'Die Datenbank ist beschädigt',
  database_log_grows: 'Das Write-Ahead-Log der Datenbank ist groß',
  client_out_of_reach: '{name} ist nicht erreichbar',
  address_not_opened: 'Marquee ist unter der eingestellten Adresse nicht erreichbar',
  log_lost: 'Marquee konnte Protokollzeilen nicht schreiben',
  clock_wrong: 'Die Uhr dieses Computers geht vielleicht falsch',
  list_unreadable: 'Die Liste {name} kann nicht gelesen werden',
  list_lost_movies: 'Die Liste {name} hat die meisten ihrer Filme verloren',
  follow_waits: '{name}: {movies:number} neue Filme warten auf deine Antwort',
  format_slow: 'Ein Muster der Vorliebe {name} braucht bei manchen Namen zu lange',
  profile_slow: 'Ein Muster des Qualitätsprofils {name} braucht bei manchen Namen zu lange',
  data_disk: '{trouble:said}: Auf dieser Festplatte liegt der Datenordner',
  no_subtitle_downloads: 'Untertitel können nicht heruntergeladen werden',
  tracker_lost: 'Der Tracking-Dienst muss erneut verbunden werden',
  tracker_sync_failed: 'Der letzte Abgleich mit dem Tracking-Dienst ist fehlgeschlagen',
  vpn_not_started: 'Das VPN konnte nicht gestartet werden',
  vpn_silent: 'Der VPN-Server antwortet nicht',
  apps_unreachable: 'Apps für Fernseher und Handys erreichen Marquee nicht',
  apps_undiscoverable: 'Apps finden Marquee nicht von selbst',
  dlna_unreachable: 'Fernseher erreichen Marquee nicht',
  dlna_undiscoverable: 'Fernseher finden Marquee nicht von selbst',
  screens_cannot_reach:
    'Das Abspielen auf Fernsehern ist an, aber Marquee antwortet nur Programmen auf diesem Computer. Lass es auf allen Adressen lauschen und gib einem Container das Netzwerk seines Rechners',
  dlna_cannot_reach:
    'Die Bibliothek wird per DLNA gezeigt, aber Marquee antwortet nur Programmen auf diesem Computer. Lass es auf allen Adressen lauschen und gib einem Container das Netzwerk seines Rechners',
  dlna_port_taken:
    'Ein anderes Programm behält den UDP-Port 1900 für sich, auf dem Fernseher das Netzwerk durchsuchen. Beende es, oder schalte DLNA in einem von beiden aus',
  dlna_no_multicast:
    'Das Netzwerk dieses Computers verweigert Multicast, mit dem Fernseher Server finden. Das tut eine Firewall oder ein Container ohne das Netzwerk seines Rechners',
  import_on_hold: 'Noch wird nichts heruntergeladen',
  apps_cannot_reach:
    'Das Ansehen mit Apps ist an, aber Marquee antwortet nur Programmen auf diesem Computer. Lass es auf allen Adressen lauschen, oder trage eine öffentliche Adresse ein',
  discovery_port_taken:
    'Ein anderes Programm belegt den UDP-Port 7359, über den Apps im Netz suchen. Trage stattdessen die Adresse von Marquee in der App ein',
  import_on_hold_since: 'Automatische Suchen und Downloads sind seit dem Import am {at:moment} angehalten',
  not_checked: 'Nicht prüfbar: {what:word}',

  key_needed: 'Marquee braucht ihn, um Filme zu finden und hinzuzufügen. Er ist kostenlos; in den Einstellungen steht, wo du ihn bekommst.',
  key_to_check: 'Prüfe ihn oder erstelle einen neuen.',
  without_movie_database:
    '{why:said}. Die Bibliothek funktioniert auch so; Filme kannst du erst wieder finden und hinzufügen, wenn sie antwortet.',
  engine_restarts: 'Marquee startet sie neu. Downloads warten.',
  behind_router:
    'Dein Router hängt hinter einem weiteren, wie in vielen Mobilfunk- und manchen Kabelnetzen. Downloads funktionieren, sind aber langsamer, und es wird wenig geseedet.',
  forward_port:
    'Downloads funktionieren, sind aber langsamer. Leite im Router den TCP-Port {port} an diesen Computer weiter oder schalte dort UPnP ein.',
  forward_in_vpn:
    'Downloads funktionieren, sind aber langsamer. Schalte die Portweiterleitung in den VPN-Einstellungen ein, mit einem Anbieter und einem Server, die sie anbieten.',
  other_port:
    'Die Torrent-Engine verwendet bis zum nächsten Start Port {port}; dein Router leitet also an den falschen weiter. Wähle einen anderen Port, oder beende das andere Programm und starte Marquee neu.',
  add_indexer: 'Marquee kann erst nach Filmen suchen, wenn du einen hinzufügst.',
  these_fail: '{names:list}',
  next_try: 'Nächster Versuch: {at:moment}.',
  failed_next_try: '{reason:said}. Nächster Versuch: {at:moment}.',
  folder_needed: 'Marquee braucht einen Ort, um Filme abzulegen.',
  root_folder_differs:
    'Marquee hat dort keinen Schreibzugriff, oder es ist ein anderer Ordner als zuvor: Vielleicht ist ein Laufwerk nicht eingehängt. Marquee ändert nichts darin.',
  drive_connected: 'Ist die Festplatte angeschlossen? Ihre Filme bleiben in der Bibliothek.',
  space_left: '{free:size} frei. Marquee lädt und kopiert nichts, wenn danach weniger als {least:size} frei wären.',
  ffmpeg_not_found: 'Es wurde nicht gefunden',
  without_ffmpeg:
    '{why:said}. Ohne ffmpeg kann Marquee HEVC, AVI und DTS nicht für Browser umwandeln, die sie nicht abspielen. Vorschaubilder gibt es nur für Dateien, die ein Browser abspielt, und Dateien in seltenen Containern werden nicht untersucht.',
  make_another_backup:
    'Eine Probe hat ergeben: {problem:said}. Erstelle eine neue Sicherung und prüfe den Datenträger des Sicherungsordners.',
  restore_backup: '{problem} Stelle eine Sicherung wieder her.',
  database_held: '{size:size}. Vielleicht hält ein anderes Programm die Datenbank offen.',
  lines_lost: {
    one: 'Eine Zeile ist verloren; vielleicht ist die Festplatte voll.',
    other: '{count:number} Zeilen sind verloren; vielleicht ist die Festplatte voll.',
  },
  clock_shows:
    'Sie zeigt {shown:day}, erwartet wurde etwa {expected:day}. Bis du sie bestätigst, löscht Marquee nichts aufgrund seines Alters.',
  skipped_as_no_match: 'Bei diesen Namen gilt es als nicht passend. {skipped:said}',
  skipped_as_rejected: 'Marquee lehnt Releases mit diesen Namen ab. {skipped:said}',
  names_skipped: {
    one: 'Bei 1 Namen übersprungen, etwa „{example}“: {pattern}',
    other: 'Bei {count:number} Namen übersprungen, etwa „{example}“: {pattern}',
  },
  make_room: 'Es kann nichts geändert, heruntergeladen oder gesichert werden. Schaffe Platz.',
  check_disk: 'Es kann nichts geändert, heruntergeladen oder gesichert werden. Prüfe die Festplatte und wie sie eingehängt ist.',
  only_reads: '{cure:said} Marquee liest nur noch und arbeitet wieder normal, sobald die Festplatte beschreibbar ist.',
  tracker_rejects: 'Der Dienst akzeptiert die Verbindung nicht mehr. Marquee merkt sich, was du siehst, und sendet es später.',
  vpn_hides_nothing: 'Das VPN verbirgt nichts',
  vpn_port_missing: 'Das VPN leitet keinen Port weiter',
  vpn_exit_at_home: 'Nach außen sichtbar ist {address}, eine Adresse dieses Computers selbst. Wähle einen anderen Server.',
  vpn_no_port: '{reason:said}. Downloads funktionieren, aber andere Peers können dich nicht erreichen.',
  vpn_blocked: 'Downloads warten, und nichts verlässt diesen Computer am VPN vorbei.',
  vpn_blocked_why: 'Downloads warten, und nichts verlässt diesen Computer am VPN vorbei. {reason:said}',
  vpn_waits:
    'Downloads warten, und nichts verlässt diesen Computer am VPN vorbei. Ein falscher Schlüssel, ein abgeschalteter Server und ein gesperrter Port sehen gleich aus; meist hilft eine neue Datei deines Anbieters.',
  no_answer_within: 'Keine Antwort nach {span:span}',
  see_log: 'Näheres steht im Protokoll',
}

/** What a health check checks. */
export const subjects: Readonly<Record<Subject, string>> = {
  'The movie database key': 'Schlüssel der Filmdatenbank',
  'The movie database': 'Filmdatenbank',
  'The torrent engine': 'Torrent-Engine',
  'The indexers': 'Indexer',
  'The library folders': 'Bibliotheksordner',
  'The free space': 'Freier Platz',
  'The backups': 'Sicherungen',
  'The media tool': 'ffmpeg',
  'The database': 'Datenbank',
  'The download clients': 'Download-Clients',
  'The address of the service': 'Adresse des Dienstes',
  'The log': 'Protokoll',
  'The clock': 'Uhr',
  'The lists': 'Listen',
  'What you follow': 'Gefolgtes',
  'The patterns': 'Muster',
  'The disk of the data folder': 'Festplatte des Datenordners',
  'The subtitle provider': 'Untertiteldienst',
  'The import': 'Der Import',
  'The apps': 'Die Apps',
  'The TVs': 'Die Fernseher',
  'The tracker': 'Der Tracking-Dienst',
  'The VPN': 'VPN',
}
