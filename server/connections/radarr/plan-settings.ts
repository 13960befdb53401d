import type { Harm } from '#server/connections/import/schema'
import { configFields } from '#server/foundation/config/fields'
import type { Config, ConfigPatch } from '#server/foundation/config/schema'
import { defaultsOf } from '#server/foundation/lib/fields'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageOfId } from '#server/foundation/releases/languages'
import { type Item, leftBehind, planned, settled } from './plan'
import { sentences } from './sentences'
import type { RadarrLibrary } from './wire'

export type SettingChange = ConfigPatch
/** `to` is undefined if our setting cannot say it. */
type Home = { name: keyof Config; usual: string; to: (value: string) => unknown; harm: Harm }
type Named = { usual: string; harm: Harm }

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
  availabilitydelay: { name: 'availability_delay_days', usual: '0', to: number(-365, 365), harm: 'guard' },
  downloadpropersandrepacks: { name: 'propers', usual: 'preferandupgrade', to: propers, harm: 'guard' },
  maximumsize: { name: 'max_size_mb', usual: '0', to: number(0, 10_000_000), harm: 'guard' },
  minimumfreespacewhenimporting: { name: 'min_free_space_mb', usual: '100', to: number(0, 10_000_000), harm: 'setting' },
  recyclebincleanupdays: { name: 'recycle_days', usual: '7', to: number(1, 365), harm: 'setting' },
  copyusinghardlinks: { name: 'import_mode', usual: 'true', to: (value) => (isOn(value) ? 'hardlink' : 'copy'), harm: 'setting' },
  rsssyncinterval: { name: 'feed_interval_minutes', usual: '30', to: number(5, 10_080), harm: 'setting' },
  certificationcountry: { name: 'region', usual: 'us', to: country, harm: 'setting' },
  movieinfolanguage: { name: 'language', usual: '1', to: language, harm: 'setting' },
  standardmovieformat: {
    name: 'movie_file_format',
    usual: '{Movie Title} ({Release Year}) {Quality Full}',
    to: template,
    harm: 'setting',
  },
  moviefolderformat: { name: 'movie_folder_format', usual: '{Movie Title} ({Release Year})', to: template, harm: 'setting' },
  colonreplacementformat: { name: 'colon_replacement', usual: 'smart', to: colons, harm: 'setting' },
}
const naming = new Set(['standardmovieformat', 'moviefolderformat', 'colonreplacementformat', 'renamemovies', 'replaceillegalcharacters'])

/** Settings without a place here that held downloads back or must be set again, with Radarr's default. */
const named: Readonly<Record<string, Named>> = {
  autounmonitorpreviouslydownloadedmovies: { usual: 'false', harm: 'guard' },
  minimumage: { usual: '0', harm: 'comfort' },
  retention: { usual: '0', harm: 'comfort' },
  preferindexerflags: { usual: 'false', harm: 'comfort' },
  allowhardcodedsubs: { usual: 'false', harm: 'setting' },
  whitelistedhardcodedsubs: { usual: '', harm: 'setting' },
  autoredownloadfailed: { usual: 'true', harm: 'guard' },
  autoredownloadfailedfrominteractivesearch: { usual: 'true', harm: 'comfort' },
  enablecompleteddownloadhandling: { usual: 'true', harm: 'setting' },
  renamemovies: { usual: 'false', harm: 'setting' },
  replaceillegalcharacters: { usual: 'true', harm: 'setting' },
  recyclebin: { usual: '', harm: 'setting' },
  skipfreespacecheckwhenimporting: { usual: 'false', harm: 'setting' },
  importextrafiles: { usual: 'false', harm: 'setting' },
  extrafileextensions: { usual: 'srt', harm: 'setting' },
  setpermissionslinux: { usual: 'false', harm: 'setting' },
  chmodfolder: { usual: '755', harm: 'setting' },
  chowngroup: { usual: '', harm: 'setting' },
  usescriptimport: { usual: 'false', harm: 'setting' },
  scriptimportpath: { usual: '', harm: 'setting' },
  filedate: { usual: 'none', harm: 'comfort' },
  autorenamefolders: { usual: 'false', harm: 'comfort' },
  createemptymoviefolders: { usual: 'false', harm: 'comfort' },
  deleteemptyfolders: { usual: 'false', harm: 'comfort' },
  rescanafterrefresh: { usual: 'always', harm: 'comfort' },
  enablemediainfo: { usual: 'true', harm: 'comfort' },
  downloadclientworkingfolders: { usual: '_unpack_|_failed_', harm: 'comfort' },
  checkforfinisheddownloadinterval: { usual: '1', harm: 'comfort' },
  listsynclevel: { usual: 'disabled', harm: 'setting' },
  backupfolder: { usual: 'backups', harm: 'setting' },
  backupinterval: { usual: '7', harm: 'setting' },
  backupretention: { usual: '28', harm: 'setting' },
  applicationurl: { usual: '', harm: 'comfort' },
  certificatevalidation: { usual: 'enabled', harm: 'comfort' },
  trustcgnatipaddresses: { usual: 'false', harm: 'comfort' },
  proxyenabled: { usual: 'false', harm: 'setting' },
  proxytype: { usual: 'http', harm: 'setting' },
  proxyhostname: { usual: '', harm: 'setting' },
  proxyport: { usual: '8080', harm: 'setting' },
  proxyusername: { usual: '', harm: 'setting' },
  proxybypassfilter: { usual: '', harm: 'setting' },
  proxybypasslocaladdresses: { usual: 'true', harm: 'setting' },
  uilanguage: { usual: '1', harm: 'comfort' },
  theme: { usual: 'auto', harm: 'comfort' },
  firstdayofweek: { usual: '0', harm: 'comfort' },
  calendarweekcolumnheader: { usual: 'ddd m/d', harm: 'comfort' },
  shortdateformat: { usual: 'mmm d yyyy', harm: 'comfort' },
  longdateformat: { usual: 'dddd, mmmm d yyyy', harm: 'comfort' },
  timeformat: { usual: 'h(:mm)a', harm: 'comfort' },
  movieruntimeformat: { usual: 'hoursminutes', harm: 'comfort' },
  showrelativedates: { usual: 'true', harm: 'comfort' },
  enablecolorimpairedmode: { usual: 'false', harm: 'comfort' },
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
  if (home) return homed(key, { value, home, config })
  const { usual, harm } = named[key] ?? { usual: null, harm: 'comfort' }
  if (usual !== null && isSame(value, usual)) return undefined
  return leftBehind(key, { reason: say(sentences, 'radarr_value', { value }), harm, goes_to: null })
}

/** A setting is changed only while it still has its default here. */
const homed = (key: string, { value, home, config }: { value: string; home: Home; config: Config }): Item<SettingChange> | undefined => {
  const isUsual = value.toLowerCase() === home.usual.toLowerCase() || home.to(value) === home.to(home.usual)
  const wanted = home.to(value)
  const own = config[home.name]
  if (wanted === undefined) {
    const reason: Sentence = say(sentences, 'radarr_value', { value })
    return isUsual ? undefined : leftBehind(key, { reason, harm: home.harm, goes_to: null })
  }
  if (own === wanted) return isUsual ? undefined : settled(key, 'matched', say(sentences, 'radarr_value', { value }))
  const facts = { setting: home.name, value: String(wanted) }
  if (own !== ours[home.name]) {
    const stays = settled(key, 'matched', say(sentences, 'radarr_setting_stays', { ...facts, own: String(own) }))
    return isUsual ? undefined : { ...stays, harm: home.harm }
  }
  const change = { [home.name]: wanted } as SettingChange
  return isUsual ? undefined : planned(key, 'changed', { change, reasons: [say(sentences, 'radarr_setting_now', facts)] })
}
