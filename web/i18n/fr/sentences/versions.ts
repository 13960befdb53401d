import type { sentences } from '#server/catalog/versions/sentences'
import type { Words } from '../../catalog'

export const versions: Words<typeof sentences> = {
  version_name_taken: 'Une autre version de {title} s’appelle déjà {name}',
  version_exists: '{title} a déjà une version avec ce profil et ce montage',
  only_version: 'C’est la seule version de {title} ; un film en a toujours une',
  too_many_versions: 'Un film peut avoir au plus {most:number} versions',
}
