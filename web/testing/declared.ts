import { clientTypes } from '#server/acquisition/downloads/clients/index'
import { indexerTypes } from '#server/acquisition/indexers/types/index'
import { listTypes } from '#server/connections/lists/types/index'
import { configFields } from '#server/foundation/config/fields'
import type { Field } from '#server/foundation/lib/fields'
import { languages } from '#server/foundation/releases/languages'
import { places } from '#server/service/health/fix'

/** All form fields that the service declares. */
export const declaredFields: readonly Field[] = [
  ...Object.values(configFields),
  ...[...indexerTypes, ...clientTypes, ...listTypes].flatMap((type) => Object.values<Field>(type.fields)),
]
export const languageNames = languages.map(({ name }) => name)
export const healthPlaces: readonly string[] = places
