import type { RadarrSchema } from '../radarr-tables'
import { type Answer, availability, isOn, list, numbered, providerOf, type Row } from './api-shapes'

/** Of a custom format or an auto tag. */
export const specificationsOf = (value: unknown): Answer[] =>
  list(value).map((one) => {
    const { type, body } = one as { type: string; body: Answer }
    const { name, negate, required, ...values } = body
    const fields = Object.entries(values).map(([field, stored], order) => ({
      order,
      name: field,
      label: field,
      value: stored,
      type: 'textbox',
    }))
    return { id: 0, name, implementation: type, implementationName: type.replace('Specification', ''), negate, required, fields }
  })

export const formatOf = (row: Row): Answer => ({
  id: row.Id,
  name: row.Name,
  includeCustomFormatWhenRenaming: isOn(row.IncludeCustomFormatWhenRenaming, false),
  specifications: specificationsOf(row.Specifications),
})
type Step = { quality?: number; items?: Step[] }
const stepOf = ({ quality, items = [], ...step }: Step): Answer => ({
  ...step,
  ...(quality !== undefined && { quality: numbered(quality) }),
  items: items.map(stepOf),
})
/** Every custom format has a score in it, and those without one have 0. */
export const profileOf = (row: Row, formats: readonly Row[]): Answer => {
  const scores = new Map(list(row.FormatItems).map((one) => [(one as { format: number }).format, one as Answer]))
  return {
    id: row.Id,
    name: row.Name,
    upgradeAllowed: isOn(row.UpgradeAllowed),
    cutoff: row.Cutoff,
    items: list(row.Items).map((step) => stepOf(step as Step)),
    minFormatScore: row.MinFormatScore ?? 0,
    cutoffFormatScore: row.CutoffFormatScore ?? 0,
    minUpgradeFormatScore: row.MinUpgradeFormatScore ?? 1,
    formatItems: formats.map(({ Id, Name }) => ({ format: Id, name: Name, score: scores.get(Number(Id))?.score ?? 0 })),
    language: numbered(row.Language ?? 1),
  }
}
export const releaseProfileOf = (row: Row, schema: RadarrSchema): Answer => ({
  id: row.Id ?? 1,
  ...(schema === 242
    ? {
        name: row.Name,
        enabled: isOn(row.Enabled),
        required: list(row.Required),
        ignored: list(row.Ignored),
        indexerId: row.IndexerId ?? 0,
      }
    : { required: row.Required ?? '', ignored: row.Ignored ?? '' }),
  tags: list(row.Tags),
})
export const delayOf = (row: Row): Answer => ({
  enableUsenet: isOn(row.EnableUsenet),
  enableTorrent: isOn(row.EnableTorrent),
  preferredProtocol: 'torrent',
  usenetDelay: row.UsenetDelay ?? 0,
  torrentDelay: row.TorrentDelay ?? 0,
  bypassIfHighestQuality: isOn(row.BypassIfHighestQuality, false),
  ...(row.MinimumCustomFormatScore !== null && {
    bypassIfAboveCustomFormatScore: isOn(row.BypassIfAboveCustomFormatScore, false),
    minimumCustomFormatScore: row.MinimumCustomFormatScore ?? 0,
  }),
  order: row.Order,
  tags: list(row.Tags),
})
export const listOf = (row: Row): Answer => ({
  ...providerOf(row),
  enabled: isOn(row.Enabled),
  enableAuto: isOn(row.EnableAuto, false),
  monitor: ['movieOnly', 'movieAndCollection', 'none'][Number(row.Monitor ?? 0)],
  rootFolderPath: row.RootFolderPath,
  qualityProfileId: row.QualityProfileId ?? 1,
  searchOnAdd: isOn(row.SearchOnAdd),
  minimumAvailability: availability(row.MinimumAvailability),
  listType: 'other',
  listOrder: 0,
})
export const switchesOf = (row: Row): Answer =>
  Object.fromEntries(
    ['OnGrab', 'OnDownload', 'OnUpgrade', 'OnHealthIssue', 'OnMovieDelete'].map((on) => [`o${on.slice(1)}`, row[on] === 1]),
  )
