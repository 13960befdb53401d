import type { sentences } from '#server/catalog/movies/sentences'
import type { Words } from '../../catalog'

export const movies: Words<typeof sentences> = {
  excluded_already: '{title} ist schon ausgeschlossen',
  excluded_in_library: '{title} ist in der Bibliothek; entferne und schließe ihn in einem Schritt aus',
  movie_exists: '{title} ist schon in der Bibliothek, als Film {id}',
  no_default_profile: 'es gibt kein Standard-Qualitätsprofil',
  profile_does_not_exist: 'Das Qualitätsprofil {id} gibt es nicht',
  root_folder_does_not_exist: 'Den Bibliotheksordner {id} gibt es nicht',
  tag_limits_profile: 'Das Profil {profile} hat Wörter oder eine Verzögerung nur für Filme mit diesem Tag. Ändere zuerst das Profil',
  tag_limits_indexer: 'Der Indexer {indexer} wird nur für Filme mit diesem Tag verwendet. Ändere zuerst den Indexer',
  watched_in_future: 'Darf nicht in der Zukunft liegen',
  tag_does_not_exist: 'Den Tag {id} gibt es nicht',
}
