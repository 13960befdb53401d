import type { Config } from '#server/foundation/config/schema'
import type { Fact, Given, Part } from './fact'

type Setting = { key: string; value: string } & ({ home: keyof Config; is: unknown } | { home?: undefined })

/** Settings that exist here. */
const homed = ({ random }: Given): Setting[] => {
  const [days, size, free, bin, feed] = [
    random.whole(3, 60),
    random.whole(20_000, 90_000),
    random.whole(600, 9000),
    random.whole(15, 90),
    random.whole(31, 90),
  ]
  const [language, languageCode] = random.pick([['2', 'fr'] as const, ['4', 'de'] as const, ['5', 'it'] as const])
  const region = random.pick(['de', 'fr', 'gb', 'au'])
  const [propers, propersHere] = random.pick([['doNotUpgrade', 'do_not_upgrade'] as const, ['doNotPrefer', 'do_not_prefer'] as const])
  return [
    { key: 'availabilitydelay', value: `${days}`, home: 'availability_delay_days', is: days },
    { key: 'downloadpropersandrepacks', value: propers, home: 'propers', is: propersHere },
    { key: 'maximumsize', value: `${size}`, home: 'max_size_mb', is: size },
    { key: 'minimumfreespacewhenimporting', value: `${free}`, home: 'min_free_space_mb', is: free },
    { key: 'recyclebincleanupdays', value: `${bin}`, home: 'recycle_days', is: bin },
    { key: 'copyusinghardlinks', value: 'False', home: 'import_mode', is: 'copy' },
    { key: 'rsssyncinterval', value: `${feed}`, home: 'feed_interval_minutes', is: feed },
    { key: 'certificationcountry', value: region, home: 'region', is: region.toUpperCase() },
    { key: 'movieinfolanguage', value: language, home: 'language', is: languageCode },
  ]
}

/** Settings without a place here, each with another value than its default. */
const leftBehind = ({ random }: Given): Setting[] => {
  const word = () => random.word()
  const on = 'True'
  const values: Record<string, string> = {
    autounmonitorpreviouslydownloadedmovies: on,
    autoredownloadfailed: 'False',
    autoredownloadfailedfrominteractivesearch: 'False',
    minimumage: `${random.whole(10, 90)}`,
    retention: `${random.whole(100, 900)}`,
    preferindexerflags: on,
    allowhardcodedsubs: on,
    whitelistedhardcodedsubs: word(),
    enablecompleteddownloadhandling: 'False',
    recyclebin: `/bin/${word()}`,
    skipfreespacecheckwhenimporting: on,
    importextrafiles: on,
    extrafileextensions: word(),
    setpermissionslinux: on,
    chmodfolder: `7${random.whole(10, 54)}`,
    chowngroup: word(),
    usescriptimport: on,
    scriptimportpath: `/scripts/${word()}`,
    filedate: 'cinemas',
    autorenamefolders: on,
    createemptymoviefolders: on,
    deleteemptyfolders: on,
    rescanafterrefresh: 'never',
    enablemediainfo: 'False',
    checkforfinisheddownloadinterval: `${random.whole(5, 50)}`,
    downloadclientworkingfolders: word(),
    downloadclienthistorylimit: `${random.whole(100, 900)}`,
    cleanupmetadataimages: 'False',
    listsynclevel: 'removeAndDelete',
    importexclusions: word(),
    backupfolder: `/backups/${word()}`,
    backupinterval: `${random.whole(2, 6)}`,
    backupretention: `${random.whole(40, 90)}`,
    applicationurl: `https://${word()}.example`,
    certificatevalidation: 'disabledForLocalAddresses',
    proxyenabled: on,
    proxyhostname: word(),
    proxyport: `${random.whole(1000, 8000)}`,
    proxybypassfilter: word(),
    uilanguage: `${random.whole(2, 20)}`,
    firstdayofweek: '1',
    calendarweekcolumnheader: 'ddd D/M',
    shortdateformat: 'DD.MM.YYYY',
    longdateformat: 'dddd, D MMMM YYYY',
    timeformat: 'HH:mm',
    showrelativedates: 'False',
    enablecolorimpairedmode: on,
    movieruntimeformat: 'minutes',
    trustcgnatipaddresses: on,
  }
  return Object.entries(values).map(([key, value]) => ({ key, value }))
}

const factOf = (setting: Setting): Fact => {
  const what = `setting ${setting.key}`
  if (setting.home === undefined) return { what, named: 'settings', says: [setting.key, setting.value] }
  const { home, is } = setting
  return { what, is, at: ({ config }) => config[home] }
}

const namingOf = ({ random }: Given): Part => {
  const [file, folder] = [`{Movie Title} ${random.word()} {Quality Full}`, `{Movie Title} ${random.word()}`]
  const [colon, colonHere] = random.pick([[0, 'delete'] as const, [1, 'dash'] as const, [2, 'space-dash'] as const])
  return {
    rows: {
      NamingConfig: [
        {
          RenameMovies: 1,
          ReplaceIllegalCharacters: 0,
          StandardMovieFormat: file,
          MovieFolderFormat: folder,
          ColonReplacementFormat: colon,
        },
      ],
    },
    facts: [
      { what: 'naming of files', is: file, at: ({ config }) => config.movie_file_format },
      { what: 'naming of folders', is: folder, at: ({ config }) => config.movie_folder_format },
      { what: 'colons', is: colonHere, at: ({ config }) => config.colon_replacement },
      { what: 'renaming', named: 'naming', says: ['renamemovies', '1'] },
      { what: 'illegal characters', named: 'naming', says: ['replaceillegalcharacters', '0'] },
    ],
  }
}

/** Settings and names of files. */
export const settings = (given: Given): Part[] => {
  const all = [...homed(given), ...leftBehind(given)]
  const secrets = { hmacsalt: given.random.word(), rijndaelpassphrase: given.random.word() }
  const rows = [
    ...all.map(({ key, value }) => ({ Key: key, Value: value })),
    ...Object.entries(secrets).map(([Key, Value]) => ({ Key, Value })),
  ]
  return [{ rows: { Config: rows }, facts: all.map(factOf) }, namingOf(given)]
}
