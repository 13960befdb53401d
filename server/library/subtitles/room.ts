import type { Movie } from '#server/catalog/movies/schema'
import { attempt } from '#server/foundation/lib/attempt'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { releasedVersion } from '#server/foundation/lib/version'
import type { Trigger } from '#server/foundation/platform/scheduler'
import { sentences as platform } from '#server/foundation/platform/sentences'
import { createUpstreamFetch } from '#server/foundation/upstream/fetch'
import { createSubtitleClient } from '#server/foundation/upstream/subtitles/client'
import { createPace } from '#server/foundation/upstream/subtitles/pace'
import type { Ground } from '#server/ground'
import type { SubtitleFiles } from '#server/library/files/subtitle-files'
import type { Listen } from '#server/library/media/listen'
import type { MediaInfo } from '#server/library/media/schema'
import type { CleanSubtitle, SubtitleTexts } from '#server/library/media/texts'
import { createAccountStore, createPassingStore } from './account-store'
import { createByHand } from './by-hand'
import { createChangeTiming } from './change-timing'
import { createDownloadSubtitle } from './download-subtitle'
import { createFind } from './find'
import { createMissingSubtitles } from './missing-subtitles'
import { createForgetOutdated } from './outdated-timing'
import { createRemove } from './remove'
import { subtitleRoutes } from './routes'
import { createSearchMissing } from './search-missing'
import { sentences } from './sentences'
import { createSubjects } from './subject'
import { createSubtitles } from './subtitles'
import { createChecks } from './sync/checks'
import { createSoundOf } from './sync/sound-of'
import { createCuesOf } from './texts'
import { createInside, tracksIn } from './tracks'
import { watchProvider } from './watch-provider'

type Inside = Parameters<typeof createInside>[0]
type Needs = {
  media: {
    readings: { of: Inside['read'] }
    cleanSubtitle: CleanSubtitle
    subtitleText: SubtitleTexts
    listen: Listen
    hasConverter: () => Promise<boolean>
  }
  movies: {
    row: (id: number) => unknown
    titleOf: (id: number) => string
    byIds: (ids: readonly number[]) => ReadonlyMap<number, Movie>
  }
  library: {
    files: { row: (fileId: number) => { media_info: unknown } }
    locate: Inside['locate']
    pathBeside: Parameters<typeof createCuesOf>[0]['pathBeside']
    subtitlesBeside: Parameters<typeof createSubtitles>[0]['beside']
    subtitleFiles: SubtitleFiles
  }
}
type Settings = Pick<
  ReturnType<Ground['config']['get']>,
  'subtitles_url' | 'subtitles_api_key' | 'subtitles_username' | 'subtitles_password'
>

/** Subtitles of movies: existing ones, and those at the provider. */
export const openSubtitles = (ground: Ground, { media, movies, library }: Needs) => {
  const { db, queryThread, journal, clock, cursors, config, logs, options, clockTrust } = ground
  const pace = createPace()
  const clientOf = (settings: () => Settings, store: Parameters<typeof createSubtitleClient>[0]['store']) =>
    createSubtitleClient({
      fetch: createUpstreamFetch({
        name: 'The subtitle provider',
        log: logs.for('upstream', 'subtitles'),
        clock,
        witness: clockTrust.witness,
        retries: 1,
      }),
      clock,
      settings: () => settingsOf(settings()),
      store,
      version: releasedVersion(options.version),
      pace,
    })
  const own = clientOf(config.get, createAccountStore(db))
  const provider = watchProvider(own)
  const locate: Inside['locate'] = (fileId) => library.locate(fileId)
  const mediaInfo = (fileId: number) => library.files.row(fileId).media_info as MediaInfo | null
  const inside = createInside({ locate, read: media.readings.of, mediaInfo })
  const log = logs.for('library', 'subtitles')
  const subtitles = createSubtitles({
    db,
    journal,
    clock,
    cursors,
    log,
    isHere: async (fileId) => (await attempt(() => locate(fileId))).ok,
    beside: (...of) => library.subtitlesBeside(...of),
    tracks: async (fileId) => tracksIn(await inside(fileId)),
    forgetOutdated: createForgetOutdated({ db, journal, onDisk: (...of) => library.subtitleFiles.onDisk(...of) }),
  })
  const files: SubtitleFiles = {
    whyNotWrite: (...of) => library.subtitleFiles.whyNotWrite(...of),
    write: (...of) => library.subtitleFiles.write(...of),
    onDisk: (...of) => library.subtitleFiles.onDisk(...of),
    retire: (...of) => library.subtitleFiles.retire(...of),
    sweep: () => library.subtitleFiles.sweep(),
  }
  const missing = createMissingSubtitles({ db, read: queryThread.read, cursors, wanted: () => config.get().subtitle_languages })
  const subjects = createSubjects({ db, inside, locate })
  const find = createFind(provider.client)
  const take = createDownloadSubtitle({ db, journal, clock, client: provider.client, clean: media.cleanSubtitle, subtitles, files })
  const search = createSearchMissing({ db, clock, log, missing, whyNotWrite: files.whyNotWrite, subjectOf: subjects.ofFile, find, take })
  const remove = createRemove({ db, journal, subtitles, files, titleOf: movies.titleOf, refuse: search.refuse })
  const byHand = createByHand({ subjects, find, take: take.take, languages: missing.languages, get: subtitles.get })

  const pathBeside: Needs['library']['pathBeside'] = (...of) => library.pathBeside(...of)
  const cuesOf = createCuesOf({ text: media.subtitleText, inside, locate, pathBeside })
  const timing = createChangeTiming({ journal, subtitles, files, cuesOf, titleOf: movies.titleOf })

  const soundOf = createSoundOf({ locate, inside, hasConverter: media.hasConverter })
  const checks = createChecks({ row: subtitles.row, cuesOf, soundOf, listen: media.listen, background: ground.background })

  const isConfigured = (): boolean => Boolean(config.get().subtitles_api_key?.trim())
  const isAutomatic = (): boolean => config.get().subtitle_auto && !config.get().import_held && isConfigured()
  const status = async () => ({
    configured: isConfigured(),
    ...own.quota(),
    problem: provider.problem()?.text ?? null,
    ...(await missing.counts()),
  })
  /** Tests settings with a separate client, without a trace in the one in use. */
  const trial = async (tried: Settings) => {
    const { remaining } = await clientOf(() => tried, createPassingStore()).test()
    if (JSON.stringify(settingsOf(tried)) === JSON.stringify(settingsOf(config.get()))) {
      own.forgive()
      provider.forget()
    }
    return wentWell(remaining === null ? say(platform, 'key_accepted') : say(sentences, 'downloads_left', { count: remaining }))
  }
  const requireMovie = (id: number): void => void movies.row(id)
  return {
    routes: [subtitleRoutes({ subtitles, requireMovie, byHand, remove, status, missing, moviesByIds: movies.byIds, timing, checks })],
    list: subtitles.list,
    rescan: subtitles.rescan,
    rescanAll: subtitles.rescanAll,
    putBack: subtitles.putBack,
    problem: provider.problem,
    onTrouble: provider.onChange,
    forgetTrouble: provider.forget,
    trial,
    /** Records the subtitles of a new file, and downloads missing ones if enabled. */
    async searchForNew(fileId: number): Promise<void> {
      await subtitles.rescan(fileId)
      if (isAutomatic()) await search.ofFile(fileId)
    },
    /** Started by a person, it searches for everything that is missing, whenever it was searched last. */
    async searchMissing(signal?: AbortSignal, trigger: Trigger = 'schedule'): Promise<void> {
      await subtitles.rescanAll()
      if (isAutomatic()) await search.all({ ignoresPauses: trigger === 'user', signal })
    },
  }
}

const settingsOf = ({ subtitles_url, subtitles_api_key, subtitles_username, subtitles_password }: Settings) => ({
  url: subtitles_url,
  api_key: subtitles_api_key,
  username: subtitles_username,
  password: subtitles_password,
})
