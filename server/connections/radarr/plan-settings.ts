import type { Harm } from '#server/connections/import/schema'
import { configFields } from '#server/foundation/config/fields'
import type { Config, ConfigPatch } from '#server/foundation/config/schema'
import { defaultsOf } from '#server/foundation/lib/fields'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageOfId } from '#server/foundation/releases/languages'
import type { Item } from './item'
import { leftBehind, planned, settled } from './plan'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'

export type SettingChange = ConfigPatch
/** As Radarr's settings pages name it. */
type Labeled = { label: string }
/** `to` is undefined if our setting cannot say it. */
type Home = Labeled & { name: keyof Config; usual: string; to: (value: string) => unknown; harm: Harm }
type Named = Labeled & { usual: string; harm: Harm }

const ours: Readonly<Record<string, unknown>> = defaultsOf(configFields)

const isOn = (value: string): boolean => value.toLowerCase() === 'true' || value === '1'
const number = (least: number, most: number) => (value: string) => {
  const found = Number(value)
  return Number.isInteger(found) && found >= least && found <= most ? found : undefined
}
const oneOf =
  (...words: readonly (readonly [there: readonly string[], here: string])[]) =>
  (value: string) =>
    words.find(([there]) => there.includes(value.toLowerCase()))?.[1]

const propers = oneOf(
  [['0', 'preferandupgrade'], 'prefer_and_upgrade'],
  [['1', 'donotupgrade'], 'do_not_upgrade'],
  [['2', 'donotprefer'], 'do_not_prefer'],
)
const colons = oneOf(
  [['0', 'delete'], 'delete'],
  [['1', 'dash'], 'dash'],
  [['2', 'spacedash'], 'space-dash'],
  [['3', 'spacedashspace'], 'space-dash-space'],
  [['4', 'smart'], 'smart'],
)
/** The provider's texts are in a language without a country, unless it is the default. */
const language = (value: string) => (value === '1' ? ours.language : languageOfId(Number(value))?.codes[0])
const country = (value: string) => (/^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined)
const template = (value: string) => (value.length <= 500 && value.includes('{') ? value : undefined)

/** Radarr's settings that exist here, with its own default. It stores only those that were changed once. */
const homes: Readonly<Record<string, Home>> = {
  availabilitydelay: { label: 'Availability Delay', name: 'availability_delay_days', usual: '0', to: number(-365, 365), harm: 'guard' },
  downloadpropersandrepacks: { label: 'Propers and Repacks', name: 'propers', usual: 'preferandupgrade', to: propers, harm: 'guard' },
  maximumsize: { label: 'Maximum Size', name: 'max_size_mb', usual: '0', to: number(0, 10_000_000), harm: 'guard' },
  minimumfreespacewhenimporting: {
    label: 'Minimum Free Space',
    name: 'min_free_space_mb',
    usual: '100',
    to: number(0, 10_000_000),
    harm: 'setting',
  },
  recyclebincleanupdays: { label: 'Recycling Bin Cleanup', name: 'recycle_days', usual: '7', to: number(1, 365), harm: 'setting' },
  copyusinghardlinks: {
    label: 'Use Hardlinks instead of Copy',
    name: 'import_mode',
    usual: 'true',
    to: (value) => (isOn(value) ? 'hardlink' : 'copy'),
    harm: 'setting',
  },
  rsssyncinterval: { label: 'RSS Sync Interval', name: 'feed_interval_minutes', usual: '30', to: number(5, 10_080), harm: 'setting' },
  certificationcountry: { label: 'Certification Country', name: 'region', usual: 'us', to: country, harm: 'setting' },
  movieinfolanguage: { label: 'Movie Info Language', name: 'language', usual: '1', to: language, harm: 'setting' },
  standardmovieformat: {
    label: 'Standard Movie Format',
    name: 'movie_file_format',
    usual: '{Movie Title} ({Release Year}) {Quality Full}',
    to: template,
    harm: 'setting',
  },
  moviefolderformat: {
    label: 'Movie Folder Format',
    name: 'movie_folder_format',
    usual: '{Movie Title} ({Release Year})',
    to: template,
    harm: 'setting',
  },
  colonreplacementformat: { label: 'Colon Replacement', name: 'colon_replacement', usual: 'smart', to: colons, harm: 'setting' },
}
const naming = new Set(['standardmovieformat', 'moviefolderformat', 'colonreplacementformat', 'renamemovies', 'replaceillegalcharacters'])

/** Settings without a place here that held downloads back or must be set again, with Radarr's default. */
const named: Readonly<Record<string, Named>> = {
  autounmonitorpreviouslydownloadedmovies: { label: 'Unmonitor Deleted Movies', usual: 'false', harm: 'guard' },
  minimumage: { label: 'Minimum Age', usual: '0', harm: 'comfort' },
  retention: { label: 'Retention', usual: '0', harm: 'comfort' },
  preferindexerflags: { label: 'Prefer Indexer Flags', usual: 'false', harm: 'comfort' },
  allowhardcodedsubs: { label: 'Allow Hardcoded Subs', usual: 'false', harm: 'setting' },
  whitelistedhardcodedsubs: { label: 'Whitelisted Hardcoded Subs', usual: '', harm: 'setting' },
  autoredownloadfailed: { label: 'Redownload Failed', usual: 'true', harm: 'guard' },
  autoredownloadfailedfrominteractivesearch: { label: 'Redownload Failed from Interactive Search', usual: 'true', harm: 'comfort' },
  enablecompleteddownloadhandling: { label: 'Completed Download Handling', usual: 'true', harm: 'setting' },
  renamemovies: { label: 'Rename Movies', usual: 'false', harm: 'setting' },
  replaceillegalcharacters: { label: 'Replace Illegal Characters', usual: 'true', harm: 'setting' },
  recyclebin: { label: 'Recycling Bin', usual: '', harm: 'setting' },
  skipfreespacecheckwhenimporting: { label: 'Skip Free Space Check', usual: 'false', harm: 'setting' },
  importextrafiles: { label: 'Import Extra Files', usual: 'false', harm: 'setting' },
  extrafileextensions: { label: 'Extra File Extensions', usual: 'srt', harm: 'setting' },
  setpermissionslinux: { label: 'Set Permissions', usual: 'false', harm: 'setting' },
  chmodfolder: { label: 'chmod Folder', usual: '755', harm: 'setting' },
  chowngroup: { label: 'chown Group', usual: '', harm: 'setting' },
  usescriptimport: { label: 'Import Using Script', usual: 'false', harm: 'setting' },
  scriptimportpath: { label: 'Import Script Path', usual: '', harm: 'setting' },
  filedate: { label: 'Change File Date', usual: 'none', harm: 'comfort' },
  autorenamefolders: { label: 'Rename Folders Automatically', usual: 'false', harm: 'comfort' },
  createemptymoviefolders: { label: 'Create Empty Movie Folders', usual: 'false', harm: 'comfort' },
  deleteemptyfolders: { label: 'Delete Empty Folders', usual: 'false', harm: 'comfort' },
  rescanafterrefresh: { label: 'Rescan Movie Folder after Refresh', usual: 'always', harm: 'comfort' },
  enablemediainfo: { label: 'Analyze Video Files', usual: 'true', harm: 'comfort' },
  downloadclientworkingfolders: { label: 'Download Client Working Folders', usual: '_unpack_|_failed_', harm: 'comfort' },
  checkforfinisheddownloadinterval: { label: 'Check for Finished Downloads Interval', usual: '1', harm: 'comfort' },
  listsynclevel: { label: 'Clean Library Level', usual: 'disabled', harm: 'setting' },
  backupfolder: { label: 'Backup Folder', usual: 'backups', harm: 'setting' },
  backupinterval: { label: 'Backup Interval', usual: '7', harm: 'setting' },
  backupretention: { label: 'Backup Retention', usual: '28', harm: 'setting' },
  applicationurl: { label: 'Application URL', usual: '', harm: 'comfort' },
  certificatevalidation: { label: 'Certificate Validation', usual: 'enabled', harm: 'comfort' },
  trustcgnatipaddresses: { label: 'Trust CGNAT IP Addresses', usual: 'false', harm: 'comfort' },
  proxyenabled: { label: 'Use Proxy', usual: 'false', harm: 'setting' },
  proxytype: { label: 'Proxy Type', usual: 'http', harm: 'setting' },
  proxyhostname: { label: 'Proxy Hostname', usual: '', harm: 'setting' },
  proxyport: { label: 'Proxy Port', usual: '8080', harm: 'setting' },
  proxyusername: { label: 'Proxy Username', usual: '', harm: 'setting' },
  proxybypassfilter: { label: 'Proxy Ignored Addresses', usual: '', harm: 'setting' },
  proxybypasslocaladdresses: { label: 'Bypass Proxy for Local Addresses', usual: 'true', harm: 'setting' },
  uilanguage: { label: 'UI Language', usual: '1', harm: 'comfort' },
  theme: { label: 'Theme', usual: 'auto', harm: 'comfort' },
  firstdayofweek: { label: 'First Day of Week', usual: '0', harm: 'comfort' },
  calendarweekcolumnheader: { label: 'Week Column Header', usual: 'ddd m/d', harm: 'comfort' },
  shortdateformat: { label: 'Short Date Format', usual: 'mmm d yyyy', harm: 'comfort' },
  longdateformat: { label: 'Long Date Format', usual: 'dddd, mmmm d yyyy', harm: 'comfort' },
  timeformat: { label: 'Time Format', usual: 'h(:mm)a', harm: 'comfort' },
  movieruntimeformat: { label: 'Runtime Format', usual: 'hoursminutes', harm: 'comfort' },
  showrelativedates: { label: 'Show Relative Dates', usual: 'true', harm: 'comfort' },
  enablecolorimpairedmode: { label: 'Enable Color-Impaired Mode', usual: 'false', harm: 'comfort' },
}
/** Made by Radarr for itself, or secret. */
const ownOfRadarr = /^(?:id|apikey|rijndael|hmac|plexclientidentifier|.*(?:salt|passphrase|password|identifier).*)/

export const planSettings = ({ settings }: RadarrLibrary, config: Config): Record<'settings' | 'naming', Item<SettingChange>[]> => {
  const items: Record<'settings' | 'naming', Item<SettingChange>[]> = { settings: [], naming: [] }
  for (const { key, value } of settings) {
    const item = itemOf(key, value.trim().slice(0, 500), config)
    if (item) items[naming.has(key) ? 'naming' : 'settings'].push(item)
  }
  return items
}

const isSame = (value: string, usual: string): boolean =>
  usual === 'true' || usual === 'false' ? isOn(value) === isOn(usual) : value.toLowerCase() === usual

const itemOf = (key: string, value: string, config: Config): Item<SettingChange> | undefined => {
  if (ownOfRadarr.test(key)) return undefined
  const home = homes[key]
  if (home) return homed(value, home, config)
  const { label, usual, harm } = named[key] ?? { label: key, usual: null, harm: 'comfort' }
  if (usual !== null && isSame(value, usual)) return undefined
  return leftBehind(label, { reason: thereIs(value, usual), harm, goes_to: null })
}

const thereIs = (value: string, usual: string | null): Sentence => {
  if (usual !== 'true' && usual !== 'false') return say(sentences, 'radarr_value', { value })
  return say(sentences, isOn(value) ? 'radarr_switched_on' : 'radarr_switched_off')
}

/** A setting is changed only while it still has its default here. */
const homed = (value: string, home: Home, config: Config): Item<SettingChange> | undefined => {
  const { label } = home
  const isUsual = value.toLowerCase() === home.usual.toLowerCase() || home.to(value) === home.to(home.usual)
  const wanted = home.to(value)
  const own = config[home.name]
  if (wanted === undefined) {
    const reason: Sentence = say(sentences, 'radarr_value', { value })
    return isUsual ? undefined : leftBehind(label, { reason, harm: home.harm, goes_to: null })
  }
  if (own === wanted) return isUsual ? undefined : settled(label, 'matched', say(sentences, 'radarr_value', { value }))
  const facts = { value: String(wanted) }
  if (own !== ours[home.name]) {
    const stays = settled(label, 'matched', say(sentences, 'radarr_setting_stays', { ...facts, own: String(own) }))
    return isUsual ? undefined : { ...stays, harm: home.harm }
  }
  const change = { [home.name]: wanted } as SettingChange
  return isUsual ? undefined : planned(label, 'changed', { change, reasons: [say(sentences, 'radarr_setting_now', facts)] })
}
