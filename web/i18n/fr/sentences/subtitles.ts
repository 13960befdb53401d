import type { sentences } from '#server/library/subtitles/sentences'
import type { Words } from '../../catalog'

export const subtitles: Words<typeof sentences> = {
  made_for_this_file: 'Créés exactement pour ce fichier',
  found_by_id: 'Trouvés par l’identifiant du film',
  found_by_title: 'Trouvés seulement par le titre et l’année',
  same_release: 'Créés pour la même release',
  same_group: 'Créés pour une release du même groupe ({group})',
  same_source: 'Créés pour la même source ({source})',
  other_source: 'Créés pour {source}, le fichier est {own}',
  same_edition: 'Créés pour la même édition ({edition})',
  other_edition: 'Créés pour l’édition {edition}, celle du fichier : {own}',
  same_frame_rate: 'Même fréquence d’images ({frame_rate})',
  other_frame_rate: 'Créés pour {frame_rate} images par seconde, le fichier en a {own}',
  trusted_uploader: 'D’une source de confiance',
  hearing_impaired: 'Décrivent aussi les sons',
  only_foreign_parts: 'Dialogues étrangers seulement',
  translated_by_machine: 'Traduits automatiquement',

  choose_language: 'Choisissez une langue de recherche ou indiquez-en sous Paramètres, Sous-titres',
  not_a_language: '{code} n’est pas le code d’une langue, comme en ou de',
  search_again: 'Ces sous-titres ne sont pas parmi les derniers résultats ; relancez d’abord la recherche',
  no_file_for_subtitles: 'Le film n’a aucun fichier auquel associer des sous-titres',
  file_just_lost: 'Le film vient de perdre ce fichier',
  subtitle_inside_file: 'Ces sous-titres sont une piste du fichier du film et ne peuvent pas être supprimés seuls',
  images_have_no_timing: 'Ces sous-titres sont des images ; seul le minutage d’un texte peut être modifié',
  downloads_left: {
    zero: 'Répond ; il ne reste aucun téléchargement aujourd’hui',
    one: 'Répond ; il reste un téléchargement aujourd’hui',
    other: 'Répond ; il reste {count:number} téléchargements aujourd’hui',
  },
  too_many_subtitles: 'Il y a trop de sous-titres de cette langue à côté du film',
}
