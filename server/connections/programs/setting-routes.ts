import type { Config, ConfigPatch } from '#server/foundation/config/schema'
import { say } from '#server/foundation/lib/sentence'
import type { Routes } from './book'
import { NotOffered } from './refusals'
import { sentences } from './sentences'
import type { Services } from './services'
import { objectIn } from './wire'

const colons = { delete: 'delete', dash: 'dash', 'space-dash': 'spaceDash', 'space-dash-space': 'spaceDashSpace', smart: 'smart' } as const
const corrected = { prefer_and_upgrade: 'preferAndUpgrade', do_not_upgrade: 'doNotUpgrade', do_not_prefer: 'doNotPrefer' } as const
const ours = <Word extends string>(words: Readonly<Record<Word, string>>, shown: unknown): Word | undefined =>
  (Object.keys(words) as Word[]).find((word) => words[word] === shown)

const naming = (config: Config) => ({
  id: 1,
  renameMovies: true,
  replaceIllegalCharacters: true,
  colonReplacementFormat: colons[config.colon_replacement],
  standardMovieFormat: config.movie_file_format,
  movieFolderFormat: config.movie_folder_format,
})

const mediaManagement = (config: Config) => ({
  id: 1,
  downloadPropersAndRepacks: corrected[config.propers],
  copyUsingHardlinks: config.import_mode === 'hardlink',
  minimumFreeSpaceWhenImporting: config.min_free_space_mb,
  recycleBinCleanupDays: config.recycle_days,
  autoUnmonitorPreviouslyDownloadedMovies: false,
  createEmptyMovieFolders: false,
  deleteEmptyFolders: false,
  importExtraFiles: true,
})

/** Names of files, and what happens on an import: the settings that have a counterpart of ours. */
export const settingRoutes = ({ config }: Pick<Services, 'config'>): Routes => {
  /** Throws NotOffered if a value without a counterpart differs from what was shown. */
  const refuseOthers = (body: unknown, shown: Record<string, unknown>, known: readonly string[]): void => {
    const sent = objectIn(body)
    const other = Object.keys(shown).find((name) => !known.includes(name) && sent[name] !== undefined && sent[name] !== shown[name])
    if (other !== undefined) throw new NotOffered(say(sentences, 'program_setting_fixed', { name: other }))
  }
  const change = (patch: ConfigPatch): void => {
    const before = config.get()
    const news = Object.entries(patch).filter(([name, value]) => value !== undefined && value !== before[name as keyof Config])
    if (news.length > 0) config.update(Object.fromEntries(news), { isKey: false })
  }
  return {
    'GET config/naming': () => naming(config.get()),
    'PUT config/naming/{id}': ({ body }) => {
      const sent = objectIn(body)
      refuseOthers(body, naming(config.get()), ['id', 'colonReplacementFormat', 'standardMovieFormat', 'movieFolderFormat'])
      change({
        ...(typeof sent.standardMovieFormat === 'string' && { movie_file_format: sent.standardMovieFormat }),
        ...(typeof sent.movieFolderFormat === 'string' && { movie_folder_format: sent.movieFolderFormat }),
        ...(sent.colonReplacementFormat !== undefined && {
          colon_replacement: known(colons, sent.colonReplacementFormat, 'colonReplacementFormat'),
        }),
      })
      return naming(config.get())
    },
    'GET config/mediamanagement': () => mediaManagement(config.get()),
    'PUT config/mediamanagement/{id}': ({ body }) => {
      const sent = objectIn(body)
      refuseOthers(body, mediaManagement(config.get()), ['id', 'downloadPropersAndRepacks'])
      if (sent.downloadPropersAndRepacks !== undefined)
        change({ propers: known(corrected, sent.downloadPropersAndRepacks, 'downloadPropersAndRepacks') })
      return mediaManagement(config.get())
    },
  }
}

/** Our word for Radarr's. Throws NotOffered for one that we lack. */
const known = <Word extends string>(words: Readonly<Record<Word, string>>, shown: unknown, name: string): Word => {
  const word = ours(words, shown)
  if (word === undefined) throw new NotOffered(say(sentences, 'program_setting_fixed', { name }))
  return word
}
