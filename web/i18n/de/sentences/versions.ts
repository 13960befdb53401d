import type { sentences } from '#server/catalog/versions/sentences'
import type { Words } from '../../catalog'

export const versions: Words<typeof sentences> = {
  version_name_taken: 'Eine andere Version von {title} heißt schon {name}',
  default_version_is_so: 'Die Standardversion von {title} hat schon dieses Profil und diese Fassung',
  version_exists: '{title} hat schon eine Version mit diesem Profil und dieser Fassung: {name}',
  only_version: 'Das ist die einzige Version von {title}; ein Film hat immer eine',
  too_many_versions: 'Ein Film kann höchstens {most:number} Versionen haben',
}
