import { configFields } from '#server/config/fields'
import { clientTypes } from '#server/downloads/clients/index'
import { places } from '#server/health/fix'
import { indexerTypes } from '#server/indexers/types/index'
import type { Field } from '#server/lib/fields'
import { listTypes } from '#server/lists/types/index'
import { languages } from '#server/releases/languages'

/** All form fields that the service declares. */
export const declaredFields: readonly Field[] = [
  ...Object.values(configFields),
  ...[...indexerTypes, ...clientTypes, ...listTypes].flatMap((type) => Object.values<Field>(type.fields)),
]
export const languageNames = languages.map(({ name }) => name)
export const healthPlaces: readonly string[] = places
