import type { sentences } from '#server/catalog/versions/sentences'
import type { Words } from '../../catalog'

export const versions: Words<typeof sentences> = {
  version_name_taken: 'Eine andere Version von {title} heißt schon {name}',
  version_exists: '{title} hat schon eine Version mit diesem Profil und dieser Fassung',
  only_version: 'Das ist die einzige Version von {title}; ein Film hat immer eine',
  too_many_versions: 'Ein Film kann höchstens {most:number} Versionen haben',
}
