import type { Config } from '#server/foundation/config/schema'
import type { Fact, Given, Part } from './fact'

type Setting = { key: string; value: string } & ({ home: keyof Config; is: unknown } | { home?: undefined; says: string })

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
  const values: Record<string, readonly [value: string, says: string]> = {
    autounmonitorpreviouslydownloadedmovies: [on, 'Unmonitor Deleted Movies'],
    autoredownloadfailed: ['False', 'Redownload Failed'],
    autoredownloadfailedfrominteractivesearch: ['False', 'Redownload Failed from Interactive Search'],
    minimumage: [`${random.whole(10, 90)}`, 'Minimum Age'],
    retention: [`${random.whole(100, 900)}`, 'Retention'],
    preferindexerflags: [on, 'Prefer Indexer Flags'],
    allowhardcodedsubs: [on, 'Allow Hardcoded Subs'],
    whitelistedhardcodedsubs: [word(), 'Whitelisted Hardcoded Subs'],
    enablecompleteddownloadhandling: ['False', 'Completed Download Handling'],
    recyclebin: [`/bin/${word()}`, 'Recycling Bin'],
    skipfreespacecheckwhenimporting: [on, 'Skip Free Space Check'],
    importextrafiles: [on, 'Import Extra Files'],
    extrafileextensions: [word(), 'Extra File Extensions'],
    setpermissionslinux: [on, 'Set Permissions'],
    chmodfolder: [`7${random.whole(10, 54)}`, 'chmod Folder'],
    chowngroup: [word(), 'chown Group'],
    usescriptimport: [on, 'Import Using Script'],
    scriptimportpath: [`/scripts/${word()}`, 'Import Script Path'],
    filedate: ['cinemas', 'Change File Date'],
    autorenamefolders: [on, 'Rename Folders Automatically'],
    createemptymoviefolders: [on, 'Create Empty Movie Folders'],
    deleteemptyfolders: [on, 'Delete Empty Folders'],
    rescanafterrefresh: ['never', 'Rescan Movie Folder after Refresh'],
    enablemediainfo: ['False', 'Analyze Video Files'],
    checkforfinisheddownloadinterval: [`${random.whole(5, 50)}`, 'Check for Finished Downloads Interval'],
    downloadclientworkingfolders: [word(), 'Download Client Working Folders'],
    downloadclienthistorylimit: [`${random.whole(100, 900)}`, 'downloadclienthistorylimit'],
    cleanupmetadataimages: ['False', 'cleanupmetadataimages'],
    listsynclevel: ['removeAndDelete', 'Clean Library Level'],
    importexclusions: [word(), 'importexclusions'],
    backupfolder: [`/backups/${word()}`, 'Backup Folder'],
    backupinterval: [`${random.whole(2, 6)}`, 'Backup Interval'],
    backupretention: [`${random.whole(40, 90)}`, 'Backup Retention'],
    applicationurl: [`https://${word()}.example`, 'Application URL'],
    certificatevalidation: ['disabledForLocalAddresses', 'Certificate Validation'],
    proxyenabled: [on, 'Use Proxy'],
    proxyhostname: [word(), 'Proxy Hostname'],
    proxyport: [`${random.whole(1000, 8000)}`, 'Proxy Port'],
    proxybypassfilter: [word(), 'Proxy Ignored Addresses'],
    uilanguage: [`${random.whole(2, 20)}`, 'UI Language'],
    firstdayofweek: ['1', 'First Day of Week'],
    calendarweekcolumnheader: ['ddd D/M', 'Week Column Header'],
    shortdateformat: ['DD.MM.YYYY', 'Short Date Format'],
    longdateformat: ['dddd, D MMMM YYYY', 'Long Date Format'],
    timeformat: ['HH:mm', 'Time Format'],
    showrelativedates: ['False', 'Show Relative Dates'],
    enablecolorimpairedmode: [on, 'Enable Color-Impaired Mode'],
    movieruntimeformat: ['minutes', 'Runtime Format'],
    trustcgnatipaddresses: [on, 'Trust CGNAT IP Addresses'],
  }
  return Object.entries(values).map(([key, [value, says]]) => ({ key, value, says }))
}

/** What stands for a switch is told in words, where Radarr is known to have one. */
const said = ({ key, value, says }: { key: string; value: string; says: string }): string =>
  says === key ? value : ({ True: 'on', False: 'off' }[value] ?? value)

const factOf = (setting: Setting): Fact => {
  const what = `setting ${setting.key}`
  if (setting.home === undefined) return { what, named: 'settings', says: [setting.says, said(setting)] }
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
      { what: 'renaming', named: 'naming', says: ['Rename Movies', 'on'] },
      { what: 'illegal characters', named: 'naming', says: ['Replace Illegal Characters', 'off'] },
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
