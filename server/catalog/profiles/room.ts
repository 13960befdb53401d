import type { Ground } from '#server/ground'
import { createFormats } from './formats'
import { importFormats } from './import-format'
import { completeProfile, problemsOfProfile } from './profile'
import { createProfiles } from './profiles'
import { formatRoutes, profileRoutes } from './routes'
import type { NewQualityProfile } from './schema'
import { createSharing } from './share'

/** Quality profiles and custom formats. A database without profiles gets the presets. */
export const openProfiles = ({ db, journal, clock, cursors }: Ground) => {
  const profiles = createProfiles({ db, journal, clock, cursors })
  const formats = createFormats({ db, journal, clock, cursors })
  profiles.seed()
  return {
    routes: [profileRoutes(profiles, createSharing({ profiles, formats })), formatRoutes(formats)],
    ...profiles,
    /** What is wrong with a profile from elsewhere. */
    problemOf: (profile: NewQualityProfile): string | undefined => {
      const [first] = problemsOfProfile(completeProfile(profile), new Set())
      return first?.message.text
    },
    formats: { ...formats, read: importFormats },
  }
}
