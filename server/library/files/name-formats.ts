import type { ConfigCheck } from '#server/foundation/config/config'
import { Invalid } from '#server/foundation/platform/errors'
import { checkTemplate } from './naming/check-template'

const kinds = { movie_folder_format: 'folder', movie_file_format: 'file' } as const

/** Refuses templates that cannot name a movie before they are stored. Throws Invalid. */
export const checkNameFormats: ConfigCheck = (next, changed) => {
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, 'folder' | 'file'][]) {
    const [problem] = changed.includes(name) ? checkTemplate(next[name], kind) : []
    if (problem) throw new Invalid(problem, name)
  }
}
