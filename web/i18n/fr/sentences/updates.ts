import type { Owner, sentences } from '#server/service/updates/sentences'
import type { Words } from '../../catalog'

export const updates: Words<typeof sentences> = {
  no_newer_version: 'Il n’y a pas de version plus récente à installer',
  update_under_way: 'Une mise à jour est déjà en cours',
  release_file_missing: 'La nouvelle version est illisible : {name} manque',
  release_file_too_large: 'La nouvelle version est illisible : {name} est trop volumineux',
  release_lacks_program: 'La nouvelle version n’a pas de programme pour {target}',
  new_program_does_not_start: 'Le nouveau programme ne démarre pas sur cet ordinateur',
  may_not_replace_program: 'Ce compte ne peut pas remplacer {path}. Faites la mise à jour avec le compte qui l’a installé',
  no_previous_program: 'Il n’y a pas de programme précédent auquel revenir',
  new_program_not_downloaded: 'Le nouveau programme ne peut pas être téléchargé',
  new_program_stalled: 'Le téléchargement du nouveau programme s’est interrompu',
  release_replayed: 'Cette version est plus ancienne qu’une version déjà proposée',
  new_program_too_large: 'Le nouveau programme est trop volumineux',
  new_program_damaged: 'Le nouveau programme est arrivé endommagé',
  new_program_not_signed: 'Le nouveau programme n’est pas celui qui a été signé',
  release_not_signed: 'La nouvelle version n’est pas signée par les mainteneurs de Marquee',
  release_notes_not_signed: 'Les notes de version ne sont pas celles qui ont été signées',
  release_notes_unreadable: 'Les notes de version sont illisibles',
  update_failed: 'La mise à jour n’a pas pu être installée : {error}',
  update_by_owner: 'Ce programme est mis à jour autrement : {owner:word}',
}

export const owners: Record<Owner, string> = {
  'the container image': 'l’image du conteneur',
  'the package manager of this system': 'le gestionnaire de paquets de ce système',
  'its package manager': 'son gestionnaire de paquets',
  'whoever started it': 'la personne qui l’a lancé',
  'whoever maintains its sources': 'la personne qui travaille sur ses sources',
}
