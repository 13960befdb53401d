import { languageNamed } from '#server/foundation/releases/languages'
import { type Quality, qualityNamed } from '#server/foundation/releases/quality'
import type { Revision } from '#server/foundation/releases/release'

export const showQuality = ({ id, name, source, resolution, modifier }: Quality) => ({
  id,
  name,
  source,
  resolution,
  modifier,
})
const unknownQuality = { id: 0, name: 'Unknown', source: 'unknown', resolution: 0, modifier: 'none' }

export const qualityShown = (name: string | null) => {
  const quality = name === null ? undefined : qualityNamed(name)
  return quality ? showQuality(quality) : unknownQuality
}

/** A quality with its revision, as files, releases, and history carry it. */
export const qualityModel = (name: string | null, revision: Revision = { version: 1, real: 0, is_repack: false }) => ({
  quality: qualityShown(name),
  revision: { version: revision.version, real: revision.real, isRepack: revision.is_repack },
})

export const languageShown = (name: string) => {
  const { id, name: known } = languageNamed(name) ?? { id: 0, name: 'Unknown' }
  return { id, name: known }
}
