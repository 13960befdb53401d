import type { Owner, sentences } from '#server/service/updates/sentences'
import type { Words } from '../../catalog'

export const updates: Words<typeof sentences> = {
  no_newer_version: 'Es gibt keine neuere Version zu installieren',
  update_under_way: 'Ein Update wird bereits installiert',
  release_file_missing: 'Die neue Version kann nicht gelesen werden: {name} fehlt',
  release_file_too_large: 'Die neue Version kann nicht gelesen werden: {name} ist zu groß',
  release_lacks_program: 'Die neue Version enthält kein Programm für {target}',
  new_program_does_not_start: 'Das neue Programm startet auf diesem Computer nicht',
  may_not_replace_program: 'Dieses Konto darf {path} nicht ersetzen. Aktualisiere mit dem Konto, das es installiert hat',
  no_previous_program: 'Es gibt kein früheres Programm, zu dem du zurückkehren kannst',
  new_program_not_downloaded: 'Das neue Programm kann nicht heruntergeladen werden',
  new_program_stalled: 'Der Download des neuen Programms ist stehen geblieben',
  release_replayed: 'Die Version ist älter als eine, die schon angeboten wurde',
  new_program_too_large: 'Das neue Programm ist zu groß',
  new_program_damaged: 'Das neue Programm kam beschädigt an',
  new_program_not_signed: 'Das neue Programm ist nicht das signierte',
  release_not_signed: 'Die neue Version ist nicht von den Maintainern von Marquee signiert',
  release_notes_not_signed: 'Die Angaben zur neuen Version sind nicht die signierten',
  release_notes_unreadable: 'Die Angaben zur neuen Version können nicht gelesen werden',
  update_failed: 'Das Update konnte nicht installiert werden: {error}',
  update_by_owner: 'Dieses Programm wird anderswo aktualisiert: {owner:word}',
}

export const owners: Record<Owner, string> = {
  'the container image': 'das Container-Image',
  'the package manager of this system': 'die Paketverwaltung dieses Systems',
  'its package manager': 'seine Paketverwaltung',
  'whoever started it': 'wer es gestartet hat',
  'whoever maintains its sources': 'wer an seinem Quelltext arbeitet',
}
