import type { RadarrRows } from '../radarr'
import { type RadarrSchema, radarrTables } from '../radarr-tables'
import { configAnswers } from './api-config'
import { movieAnswers } from './api-movies'
import { delayOf, formatOf, listOf, profileOf, releaseProfileOf, specificationsOf, switchesOf } from './api-rules'
import { availability, type Each, isOn, list, numbered, providerOf, type Row } from './api-shapes'

/** What that version of Radarr has no table or column for is not there. */
const rowsOf = (rows: RadarrRows, schema: RadarrSchema): RadarrRows => {
  const tables = radarrTables(schema)
  const kept = ([column]: [string, unknown], table: string) =>
    column === 'Monitor' || column === 'Id' || tables.get(table)?.columns.has(column)
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => tables.has(table))
      .map(([table, some]) => [
        table,
        some.map((row) => Object.fromEntries(Object.entries(row).filter((cell) => kept(cell, table))) as Row),
      ]),
  )
}

/** What the API of that Radarr answers, by path. Paged ones are lists here. */
export const apiOf = (all: RadarrRows, schema: RadarrSchema): Record<string, unknown> => {
  const rows = rowsOf(all, schema)
  const each: Each = (table, convert) => (rows[table] ?? []).map((row, place) => ({ id: row.Id ?? place + 1, ...convert(row) }))
  return {
    'system/status': { appName: 'Radarr', version: schema === 242 ? '5.28.0.10274' : '4.7.5.7809' },
    ...configAnswers(rows),
    tag: each('Tags', ({ Label }) => ({ label: Label })),
    customformat: each('CustomFormats', formatOf),
    qualityprofile: each('QualityProfiles', (row) => profileOf(row, rows.CustomFormats ?? [])),
    qualitydefinition: each('QualityDefinitions', ({ Quality, Title, MinSize, MaxSize, PreferredSize }) => ({
      quality: numbered(Quality),
      title: Title,
      weight: 1,
      minSize: MinSize,
      maxSize: MaxSize,
      preferredSize: PreferredSize,
    })),
    [schema === 242 ? 'releaseprofile' : 'restriction']: each('ReleaseProfiles', (row) => releaseProfileOf(row, schema)),
    delayprofile: each('DelayProfiles', delayOf),
    rootfolder: each('RootFolders', ({ Path }) => ({ path: Path, accessible: true, freeSpace: 1, unmappedFolders: [] })),
    ...findingAnswers(each),
    notification: each('Notifications', (row) => ({ ...providerOf(row), ...switchesOf(row) })),
    metadata: each('Metadata', (row) => ({ ...providerOf(row), enable: isOn(row.Enable) })),
    customfilter: each('CustomFilters', ({ Type, Label, Filters }) => ({ type: Type, label: Label, filters: list(Filters) })),
    ...(schema === 242 && {
      autotagging: each('AutoTagging', (row) => ({
        name: row.Name,
        removeTagsAutomatically: isOn(row.RemoveTagsAutomatically, false),
        tags: list(row.Tags),
        specifications: specificationsOf(row.Specifications),
      })),
    }),
    ...movieAnswers(rows, each),
  }
}

/** What finds and fetches releases. */
const findingAnswers = (each: Each): Record<string, unknown> => ({
  indexer: each('Indexers', (row) => ({
    ...providerOf(row),
    enableRss: isOn(row.EnableRss),
    enableAutomaticSearch: isOn(row.EnableAutomaticSearch),
    enableInteractiveSearch: isOn(row.EnableInteractiveSearch),
    supportsRss: true,
    supportsSearch: true,
    protocol: row.Implementation === 'Newznab' ? 'usenet' : 'torrent',
    priority: row.Priority ?? 25,
    downloadClientId: row.DownloadClientId ?? 0,
  })),
  downloadclient: each('DownloadClients', (row) => ({
    ...providerOf(row),
    enable: isOn(row.Enable),
    protocol: row.Implementation === 'Sabnzbd' ? 'usenet' : 'torrent',
    priority: row.Priority ?? 1,
    removeCompletedDownloads: isOn(row.RemoveCompletedDownloads),
    removeFailedDownloads: isOn(row.RemoveFailedDownloads),
  })),
  remotepathmapping: each('RemotePathMappings', ({ Host, RemotePath, LocalPath }) => ({
    host: Host,
    remotePath: RemotePath,
    localPath: LocalPath,
  })),
  importlist: each('ImportLists', listOf),
  exclusions: each('ImportExclusions', ({ TmdbId, MovieTitle, MovieYear }) => ({
    tmdbId: TmdbId,
    movieTitle: MovieTitle,
    movieYear: MovieYear,
  })),
  collection: each('Collections', (row) => ({
    title: row.Title,
    tmdbId: row.TmdbId,
    monitored: isOn(row.Monitored, false),
    rootFolderPath: row.RootFolderPath,
    qualityProfileId: row.QualityProfileId ?? 1,
    searchOnAdd: isOn(row.SearchOnAdd),
    minimumAvailability: availability(row.MinimumAvailability),
    movies: [],
    tags: list(row.Tags),
  })),
})
