import type { Subject, sentences } from '#server/service/health/sentences'
import type { Words } from '../../catalog'

export const health: Words<typeof sentences> = {
  key_missing: 'La base de données de films n’a pas encore de clé',
  key_rejected: 'La base de données de films refuse la clé',
  no_movie_database: 'La base de données de films est injoignable',
  engine_down: 'Le moteur torrent ne fonctionne pas',
  peers_cut_off: 'Les autres pairs ne peuvent pas joindre cet ordinateur',
  port_taken: 'Un autre programme utilise le port {port}',
  nothing_searched: 'Aucun indexeur n’est activé',
  all_indexers_fail: 'Tous les indexeurs échouent',
  does_not_work: '{name} ne fonctionne pas',
  root_folder_needed: 'Aucun dossier de bibliothèque n’est configuré',
  folder_unusable: '{path} ne peut pas être utilisé',
  root_folder_gone: '{path} n’existe pas',
  disk_nearly_full: 'Le disque de {path} est presque plein',
  backup_not_copied: 'La dernière sauvegarde n’est pas dans son deuxième emplacement',
  backup_not_restorable: 'La dernière sauvegarde ne peut pas être restaurée',
  backup_failed: 'La dernière sauvegarde a échoué',
  no_ffmpeg: 'ffmpeg n’est pas installé',
  database_broken: 'La base de données est endommagée',
  database_log_grows: 'Le journal d’écriture de la base de données est volumineux',
  client_out_of_reach: '{name} est injoignable',
  address_not_opened: 'Marquee n’écoute pas à l’adresse configurée',
  log_lost: 'Des lignes du journal n’ont pas pu être écrites',
  clock_wrong: 'L’horloge de cet ordinateur est peut-être fausse',
  list_unreadable: 'La liste {name} ne peut pas être lue',
  list_lost_movies: 'La liste {name} a perdu la plupart de ses films',
  format_slow: 'Un motif de la préférence {name} prend trop de temps sur certains noms',
  profile_slow: 'Un motif du profil de qualité {name} prend trop de temps sur certains noms',
  data_disk: '{trouble:said} : le dossier de données est sur ce disque',
  no_subtitle_downloads: 'Les sous-titres ne peuvent pas être téléchargés',
  tracker_lost: 'Le service de suivi doit être reconnecté',
  tracker_sync_failed: 'La dernière synchronisation avec le service de suivi a échoué',
  vpn_not_started: 'Le VPN n’a pas pu démarrer',
  vpn_silent: 'Le serveur VPN ne répond pas',
  apps_unreachable: 'Les applications pour télés et téléphones n’atteignent pas Marquee',
  apps_undiscoverable: 'Les applications ne trouvent pas Marquee d’elles-mêmes',
  dlna_unreachable: 'Les téléviseurs n’atteignent pas Marquee',
  dlna_undiscoverable: 'Les téléviseurs ne trouvent pas Marquee d’eux-mêmes',
  screens_cannot_reach:
    'La lecture sur des téléviseurs est activée, mais Marquee ne répond qu’aux programmes de cet ordinateur. Faites-le écouter sur toutes les adresses, et donnez à un conteneur le réseau de son hôte',
  dlna_cannot_reach:
    'La bibliothèque est proposée par DLNA, mais Marquee ne répond qu’aux programmes de cet ordinateur. Faites-le écouter sur toutes les adresses, et donnez à un conteneur le réseau de son hôte',
  dlna_port_taken:
    'Un autre programme garde pour lui le port UDP 1900, sur lequel les téléviseurs cherchent dans le réseau. Quittez-le, ou désactivez DLNA dans l’un des deux',
  dlna_no_multicast:
    'Le réseau de cet ordinateur refuse le multicast, par lequel les téléviseurs trouvent les serveurs. Un pare-feu ou un conteneur sans le réseau de son hôte en est la cause',
  import_on_hold: 'Rien n’est encore téléchargé',
  apps_cannot_reach:
    'La lecture avec des applications est activée, mais Marquee ne répond qu’aux programmes de cet ordinateur. Fais-le écouter sur toutes les adresses, ou indique une adresse publique',
  discovery_port_taken:
    'Un autre programme occupe le port UDP 7359, que les applications utilisent pour chercher sur le réseau. Indique plutôt l’adresse de Marquee dans l’application',
  import_on_hold_since: 'Les recherches et téléchargements automatiques sont en attente depuis l’importation du {at:moment}',
  not_checked: 'Vérification impossible : {what:word}',

  key_needed: 'Marquee en a besoin pour trouver et ajouter des films. Une clé est gratuite ; les paramètres indiquent où l’obtenir.',
  key_to_check: 'Vérifiez-la ou créez-en une nouvelle.',
  without_movie_database:
    '{why:said}. La bibliothèque fonctionne sans elle ; des films pourront être trouvés et ajoutés dès qu’elle répond.',
  engine_restarts: 'Marquee le redémarre. Les téléchargements attendent.',
  behind_router:
    'Votre routeur se trouve derrière un autre, comme dans beaucoup de réseaux mobiles et certains réseaux câblés. Les téléchargements fonctionnent, mais plus lentement, et le partage est faible.',
  forward_port:
    'Les téléchargements fonctionnent, mais plus lentement. Redirigez le port TCP {port} vers cet ordinateur dans votre routeur, ou activez-y UPnP.',
  forward_in_vpn:
    'Les téléchargements fonctionnent, mais plus lentement. Activez la redirection de port dans les paramètres du VPN, avec un fournisseur et un serveur qui la proposent.',
  other_port:
    'Le moteur torrent écoute sur le port {port} jusqu’à son prochain démarrage : votre routeur redirige donc vers le mauvais. Choisissez un autre port, ou fermez l’autre programme et redémarrez Marquee.',
  add_indexer: 'Marquee ne peut pas rechercher de films tant que vous n’en ajoutez pas un.',
  these_fail: '{names:list}',
  next_try: 'Prochain essai : {at:moment}.',
  failed_next_try: '{reason:said}. Prochain essai : {at:moment}.',
  folder_needed: 'Marquee a besoin d’un endroit où ranger les films.',
  root_folder_differs:
    'Marquee ne peut pas y écrire, ou ce n’est plus le même dossier : un disque n’est peut-être pas monté. Marquee n’y modifie rien.',
  drive_connected: 'Le disque est-il branché ? Ses films restent dans la bibliothèque.',
  space_left: '{free:size} libres. Marquee ne télécharge et ne copie rien qui laisserait moins de {least:size}.',
  ffmpeg_not_found: 'Il est introuvable',
  without_ffmpeg:
    '{why:said}. Sans ffmpeg, Marquee ne peut pas convertir HEVC, AVI et DTS pour les navigateurs qui ne les lisent pas, n’affiche d’images d’aperçu que pour les fichiers qu’un navigateur lit, et importe sans les examiner les fichiers de conteneurs rares.',
  make_another_backup: 'Une répétition a montré que {problem:said}. Faites-en une autre et vérifiez le disque du dossier de sauvegarde.',
  restore_backup: '{problem} Restaurez une sauvegarde.',
  database_held: '{size:size}. Un autre programme garde peut-être la base de données ouverte.',
  lines_lost: {
    one: '{count:number} ligne est perdue ; le disque est peut-être plein.',
    other: '{count:number} lignes sont perdues ; le disque est peut-être plein.',
  },
  clock_shows:
    'Elle indique le {shown:day}, mais on attendait environ le {expected:day}. Tant que vous ne la confirmez pas, Marquee ne supprime rien en raison de son âge.',
  skipped_as_no_match: 'Il est considéré comme sans correspondance sur ces noms. {skipped:said}',
  skipped_as_rejected: 'Marquee refuse les releases qui portent ces noms. {skipped:said}',
  names_skipped: {
    one: 'Ignoré sur {count:number} nom, par exemple « {example} » : {pattern}',
    other: 'Ignoré sur {count:number} noms, par exemple « {example} » : {pattern}',
  },
  make_room: 'Rien ne peut être modifié, téléchargé ni sauvegardé. Libérez de l’espace.',
  check_disk: 'Rien ne peut être modifié, téléchargé ni sauvegardé. Vérifiez le disque et son montage.',
  only_reads: '{cure:said} Marquee se limite à la lecture et reprendra normalement dès que le disque sera accessible en écriture.',
  tracker_rejects: 'Le service n’accepte plus la connexion. Marquee retient ce que vous regardez et l’enverra ensuite.',
  vpn_hides_nothing: 'Le VPN ne cache rien',
  vpn_port_missing: 'Le VPN ne redirige aucun port',
  vpn_exit_at_home: 'L’adresse visible de l’extérieur est {address}, une adresse de cet ordinateur lui-même. Choisissez un autre serveur.',
  vpn_no_port: '{reason:said}. Les téléchargements fonctionnent, mais les autres pairs ne peuvent pas vous joindre.',
  vpn_blocked: 'Les téléchargements attendent, et rien ne quitte cet ordinateur hors du VPN.',
  vpn_blocked_why: 'Les téléchargements attendent, et rien ne quitte cet ordinateur hors du VPN. {reason:said}',
  vpn_waits:
    'Les téléchargements attendent, et rien ne quitte cet ordinateur hors du VPN. Une mauvaise clé, un serveur disparu et un port bloqué se ressemblent ; un nouveau fichier de votre fournisseur aide le plus souvent.',
  no_answer_within: 'Aucune réponse après {span:span}',
  see_log: 'Les détails sont dans le journal',
}

/** What a health check checks. */
export const subjects: Readonly<Record<Subject, string>> = {
  'The movie database key': 'la clé de la base de données de films',
  'The movie database': 'la base de données de films',
  'The torrent engine': 'le moteur torrent',
  'The indexers': 'les indexeurs',
  'The library folders': 'les dossiers de bibliothèque',
  'The free space': 'l’espace libre',
  'The backups': 'les sauvegardes',
  'The media tool': 'ffmpeg',
  'The database': 'la base de données',
  'The download clients': 'les clients de téléchargement',
  'The address of the service': 'l’adresse du service',
  'The log': 'le journal',
  'The clock': 'l’horloge',
  'The lists': 'les listes',
  'The patterns': 'les motifs',
  'The disk of the data folder': 'le disque du dossier de données',
  'The subtitle provider': 'le service de sous-titres',
  'The import': 'l’importation',
  'The apps': 'les applications',
  'The TVs': 'les téléviseurs',
  'The tracker': 'le service de suivi',
  'The VPN': 'le VPN',
}
