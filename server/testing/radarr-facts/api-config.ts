import type { RadarrRows } from '../radarr'

type Values = Readonly<Record<string, string | number | boolean | null>>

/** Settings as Radarr's API tells them: every one, also those that nobody ever changed. */
const defaults: Readonly<Record<string, Values>> = {
  mediamanagement: {
    autoUnmonitorPreviouslyDownloadedMovies: false,
    recycleBin: '',
    recycleBinCleanupDays: 7,
    downloadPropersAndRepacks: 'preferAndUpgrade',
    createEmptyMovieFolders: false,
    deleteEmptyFolders: false,
    fileDate: 'none',
    rescanAfterRefresh: 'always',
    autoRenameFolders: false,
    pathsDefaultStatic: false,
    setPermissionsLinux: false,
    chmodFolder: '755',
    chownGroup: '',
    skipFreeSpaceCheckWhenImporting: false,
    minimumFreeSpaceWhenImporting: 100,
    copyUsingHardlinks: true,
    useScriptImport: false,
    scriptImportPath: '',
    importExtraFiles: false,
    extraFileExtensions: 'srt',
    enableMediaInfo: true,
  },
  indexer: {
    minimumAge: 0,
    maximumSize: 0,
    retention: 0,
    rssSyncInterval: 30,
    preferIndexerFlags: false,
    availabilityDelay: 0,
    allowHardcodedSubs: false,
    whitelistedHardcodedSubs: '',
  },
  downloadclient: {
    downloadClientWorkingFolders: '_UNPACK_|_FAILED_',
    enableCompletedDownloadHandling: true,
    checkForFinishedDownloadInterval: 1,
    autoRedownloadFailed: true,
    autoRedownloadFailedFromInteractiveSearch: true,
  },
  importlist: { listSyncLevel: 'disabled' },
  metadata: { certificationCountry: 'us' },
  ui: {
    firstDayOfWeek: 0,
    calendarWeekColumnHeader: 'ddd M/D',
    movieRuntimeFormat: 'hoursMinutes',
    shortDateFormat: 'MMM D YYYY',
    longDateFormat: 'dddd, MMMM D YYYY',
    timeFormat: 'h(:mm)a',
    showRelativeDates: true,
    enableColorImpairedMode: false,
    movieInfoLanguage: 1,
    uiLanguage: 1,
    theme: 'auto',
  },
  host: {
    bindAddress: '*',
    port: 7878,
    sslPort: 9898,
    enableSsl: false,
    launchBrowser: true,
    authenticationMethod: 'forms',
    authenticationRequired: 'enabled',
    analyticsEnabled: true,
    username: 'somebody',
    password: 'the password of somebody',
    passwordConfirmation: '',
    logLevel: 'debug',
    logSizeLimit: 1,
    consoleLogLevel: '',
    branch: 'master',
    apiKey: 'radarr-key',
    sslCertPath: '',
    sslCertPassword: '',
    urlBase: '/radarr',
    instanceName: 'Radarr',
    applicationUrl: '',
    updateAutomatically: false,
    updateMechanism: 'docker',
    updateScriptPath: '',
    proxyEnabled: false,
    proxyType: 'http',
    proxyHostname: '',
    proxyPort: 8080,
    proxyUsername: '',
    proxyPassword: '',
    proxyBypassFilter: '',
    proxyBypassLocalAddresses: true,
    certificateValidation: 'enabled',
    backupFolder: 'Backups',
    backupInterval: 7,
    backupRetention: 28,
    trustCgnatIpAddresses: false,
  },
}

const colons = ['delete', 'dash', 'spaceDash', 'spaceDashSpace', 'smart']
const namingOf = ([row]: RadarrRows[string]) => ({
  renameMovies: row?.RenameMovies === 1,
  replaceIllegalCharacters: row?.ReplaceIllegalCharacters !== 0,
  colonReplacementFormat: colons[Number(row?.ColonReplacementFormat ?? 4)],
  standardMovieFormat: row?.StandardMovieFormat ?? '{Movie Title} ({Release Year}) {Quality Full}',
  movieFolderFormat: row?.MovieFolderFormat ?? '{Movie Title} ({Release Year})',
  includeQuality: false,
  replaceSpaces: false,
  id: 1,
})

/** The word that the database stores, in the type that the API gives. */
const typed = (stored: string, like: Values[string]): Values[string] => {
  if (typeof like === 'boolean') return stored === 'True'
  return typeof like === 'number' ? Number(stored) : stored
}

/** The answers of `config/…`. */
export const configAnswers = ({ Config = [], NamingConfig = [] }: RadarrRows): Record<string, unknown> => {
  const stored = new Map(Config.map(({ Key, Value }) => [String(Key), String(Value)]))
  const settingOf = (name: string, usual: Values[string]) => {
    const own = stored.get(name.toLowerCase())
    return own === undefined ? usual : typed(own, usual)
  }
  const answers = Object.entries(defaults).map(([page, values]) => [
    `config/${page}`,
    { id: 1, ...Object.fromEntries(Object.entries(values).map(([name, usual]) => [name, settingOf(name, usual)])) },
  ])
  return { ...Object.fromEntries(answers), 'config/naming': namingOf(NamingConfig) }
}

/** Keys of settings that some page of the API tells. */
export const settingsTold: ReadonlySet<string> = new Set(
  Object.values(defaults).flatMap((values) => Object.keys(values).map((name) => name.toLowerCase())),
)
