import { isDeepStrictEqual } from 'node:util'
import { type CustomFormat, NewQualityProfile, QualityProfilePatch } from '#server/catalog/profiles/schema'
import { fits } from '#server/foundation/lib/fits'
import { say } from '#server/foundation/lib/sentence'
import { NotFound } from '#server/foundation/platform/errors'
import { languageOfId, languages } from '#server/foundation/releases/languages'
import type { Routes } from './book'
import { formatShown } from './format'
import { profileChange, profileFrom, profileSchema, profileShown, qualityDefinitions } from './profile'
import { checked, NotOffered, Refused } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { flagIn, listIn, numberIn, objectIn } from './wire'

const isNewProfile = fits(NewQualityProfile)
const isProfilePatch = fits(QualityProfilePatch)

/** Quality profiles, custom formats, sizes, and languages. */
export const profileRoutes = ({ profiles, acquisition: { defaultSizes }, keep }: Services): Routes => {
  const formats = profiles.formats.all
  const shown = (id: number) => profileShown(profiles.get(id), formats())
  return {
    'GET qualityprofile': () => profiles.all().map((profile) => profileShown(profile, formats())),
    'GET qualityprofile/schema': () => profileSchema(formats()),
    'GET qualityprofile/{id}': ({ id }) => shown(id),
    'POST qualityprofile': ({ body }) => shown(profiles.add(checked(profileFrom(body, null), isNewProfile, 'items')).id),
    'PUT qualityprofile/{id}': ({ id, body }) => {
      const change = checked(profileChange(body, profiles.get(id)), isProfilePatch, 'items')
      if (Object.keys(change).length > 0) profiles.update(id, change)
      return shown(id)
    },
    'DELETE qualityprofile/{id}': ({ id }) => profiles.remove(id),
    'GET qualitydefinition': () => qualityDefinitions(defaultSizes),
    'PUT qualitydefinition/update': ({ body }) => keepSizes(listIn(body), defaultSizes),
    'GET language': () =>
      [-1, -2]
        .flatMap((id) => languageOfId(id) ?? [])
        .concat(languages)
        .map(languageShown),
    'GET language/{id}': ({ at }) => {
      const found = languageOfId(Number(at.id))
      if (!found) throw new NotFound('language', Number(at.id))
      return languageShown(found)
    },
    ...formatRoutes({ profiles, keep }),
  }
}

const languageShown = ({ id, name }: { id: number; name: string }) => ({ id, name, nameLower: name.toLowerCase() })

/** Sizes belong to our profiles: what equals our defaults is accepted, anything else refused. */
const keepSizes = (sent: readonly unknown[], defaultSizes: Services['acquisition']['defaultSizes']) => {
  const ours = qualityDefinitions(defaultSizes)
  for (const each of sent.map(objectIn)) {
    const known = ours.find(({ id }) => id === numberIn(each.id))
    const isSame =
      known !== undefined &&
      (numberIn(each.minSize) ?? 0) === known.minSize &&
      numberIn(each.maxSize) === known.maxSize &&
      numberIn(each.preferredSize) === known.preferredSize
    if (!isSame) throw new NotOffered(say(sentences, 'program_sizes_fixed', { quality: known?.title ?? String(each.title) }))
  }
  return ours
}

const formatRoutes = ({ profiles, keep }: Pick<Services, 'profiles' | 'keep'>): Routes => {
  const { formats } = profiles
  const read = (body: unknown) => {
    const { taken, refused } = formats.read(body)
    const [format] = taken
    if (format) return format.format
    throw new Refused(say(sentences, 'program_format_refused', { why: refused[0]?.why ?? '' }), { property: 'specifications' })
  }
  /** What a program wrote is shown as it wrote it for as long as it still means the same. */
  const show = (format: CustomFormat) => {
    const sent = keep.get('format', format.id)
    const { taken } = sent ? formats.read({ name: format.name, specifications: sent.specifications }) : { taken: [] }
    const isSame = taken[0] !== undefined && isDeepStrictEqual(taken[0].format.conditions, format.conditions)
    return formatShown(format, sent && isSame ? { specifications: sent.specifications, renames: flagIn(sent.renames) ?? false } : null)
  }
  const remember = (id: number, body: unknown) =>
    keep.set('format', id, {
      specifications: objectIn(body).specifications,
      renames: flagIn(objectIn(body).includeCustomFormatWhenRenaming) ?? false,
    })
  return {
    'GET customformat': () => formats.all().map(show),
    'GET customformat/{id}': ({ id }) => show(formats.get(id)),
    'POST customformat': ({ body }) => {
      const { id } = formats.add(read(body))
      remember(id, body)
      return show(formats.get(id))
    },
    'PUT customformat/{id}': ({ id, body }) => {
      const before = formats.get(id)
      const { name, conditions } = read(body)
      if (name !== before.name || !isDeepStrictEqual(conditions, before.conditions)) formats.update(id, { name, conditions })
      remember(id, body)
      return show(formats.get(id))
    },
    'DELETE customformat/{id}': ({ id }) => {
      formats.remove(id)
      keep.set('format', id, null)
    },
  }
}
