/** Versions of the schema of Radarr's database: of its version 4, and of its versions 5 and 6. */
export type RadarrSchema = 215 | 242

/** Its tables with their columns, as schema 242 has them. */
const newest: Readonly<Record<string, string>> = {
  AlternativeTitles: 'Id Title CleanTitle SourceType MovieMetadataId',
  AutoTagging: 'Id Name Specifications RemoveTagsAutomatically Tags',
  Blocklist: 'Id SourceTitle Quality Date PublishedDate Size Protocol Indexer Message TorrentInfoHash MovieId Languages IndexerFlags',
  Collections:
    'Id TmdbId QualityProfileId RootFolderPath MinimumAvailability SearchOnAdd Title SortTitle CleanTitle Overview Images Monitored LastInfoSync Added Tags',
  Commands: 'Id Name Body Priority Status QueuedAt StartedAt EndedAt Duration Exception Trigger Result',
  Config: 'Id Key Value',
  Credits: 'Id CreditTmdbId PersonTmdbId Name Images Character Order Job Department Type MovieMetadataId',
  CustomFilters: 'Id Type Label Filters',
  CustomFormats: 'Id Name Specifications IncludeCustomFormatWhenRenaming',
  DelayProfiles:
    'Id EnableUsenet EnableTorrent PreferredProtocol UsenetDelay TorrentDelay Order Tags BypassIfHighestQuality BypassIfAboveCustomFormatScore MinimumCustomFormatScore',
  DownloadClientStatus: 'Id ProviderId InitialFailure MostRecentFailure EscalationLevel DisabledTill',
  DownloadClients: 'Id Enable Name Implementation Settings ConfigContract Priority RemoveCompletedDownloads RemoveFailedDownloads Tags',
  DownloadHistory: 'Id EventType MovieId DownloadId SourceTitle Date Protocol IndexerId DownloadClientId Release Data',
  ExtraFiles: 'Id MovieId MovieFileId RelativePath Extension Added LastUpdated',
  History: 'Id SourceTitle Date Quality Data EventType DownloadId MovieId Languages',
  ImportExclusions: 'Id TmdbId MovieTitle MovieYear',
  ImportListMovies: 'Id ListId MovieMetadataId',
  ImportListStatus: 'Id ProviderId InitialFailure MostRecentFailure EscalationLevel DisabledTill LastInfoSync',
  ImportLists:
    'Id Enabled Name Implementation ConfigContract Settings EnableAuto RootFolderPath MinimumAvailability Tags SearchOnAdd Monitor QualityProfileId',
  IndexerStatus:
    'Id InitialFailure MostRecentFailure EscalationLevel DisabledTill LastRssSyncReleaseInfo Cookies CookiesExpirationDate ProviderId',
  Indexers:
    'Id Name Implementation Settings ConfigContract EnableRss EnableAutomaticSearch EnableInteractiveSearch Priority Tags DownloadClientId',
  Metadata: 'Id Enable Name Implementation Settings ConfigContract',
  MetadataFiles: 'Id MovieId Consumer Type RelativePath LastUpdated MovieFileId Hash Added Extension',
  MovieFiles:
    'Id MovieId Quality Size DateAdded SceneName MediaInfo ReleaseGroup RelativePath Edition Languages IndexerFlags OriginalFilePath',
  MovieMetadata:
    'Id TmdbId ImdbId Images Genres Title SortTitle CleanTitle OriginalTitle CleanOriginalTitle OriginalLanguage Status LastInfoSync Runtime InCinemas PhysicalRelease DigitalRelease Year SecondaryYear Ratings Recommendations Certification YouTubeTrailerId Studio Overview Website Popularity CollectionTmdbId CollectionTitle Keywords',
  MovieTranslations: 'Id Title CleanTitle Overview Language MovieMetadataId',
  Movies: 'Id Path Monitored Added Tags AddOptions MovieFileId MinimumAvailability MovieMetadataId QualityProfileId LastSearchTime',
  NamingConfig: 'Id ReplaceIllegalCharacters StandardMovieFormat MovieFolderFormat ColonReplacementFormat RenameMovies',
  NotificationStatus: 'Id ProviderId InitialFailure MostRecentFailure EscalationLevel DisabledTill',
  Notifications:
    'Id Name OnGrab OnDownload Settings Implementation ConfigContract OnUpgrade Tags OnRename OnHealthIssue IncludeHealthWarnings OnMovieDelete OnMovieFileDelete OnMovieFileDeleteForUpgrade OnApplicationUpdate OnMovieAdded OnHealthRestored OnManualInteractionRequired',
  PendingReleases: 'Id Title Added Release MovieId ParsedMovieInfo Reason AdditionalInfo',
  QualityDefinitions: 'Id Quality Title MinSize MaxSize PreferredSize',
  QualityProfiles: 'Id Name Cutoff Items Language FormatItems UpgradeAllowed MinFormatScore CutoffFormatScore MinUpgradeFormatScore',
  ReleaseProfiles: 'Id Required Ignored Tags Name Enabled IndexerId',
  RemotePathMappings: 'Id Host RemotePath LocalPath',
  RootFolders: 'Id Path',
  ScheduledTasks: 'Id TypeName Interval LastExecution LastStartTime',
  SubtitleFiles: 'Id MovieId MovieFileId RelativePath Extension Added LastUpdated Language LanguageTags Title Copy',
  Tags: 'Id Label',
  UpdateHistory: 'Id Date Version EventType',
  Users: 'Id Identifier Username Password Salt Iterations',
  VersionInfo: 'Version AppliedOn Description',
}

/** What was renamed after schema 215: tables, and columns in a table. */
const renamed = { QualityProfiles: 'Profiles', ReleaseProfiles: 'Restrictions' } as const
const renamedColumns: Readonly<Record<string, string>> = {
  Movies: 'QualityProfileId ProfileId',
  ImportLists: 'QualityProfileId ProfileId',
}
/** What came after schema 215, and what went. */
const newer: Readonly<Record<string, string>> = {
  Collections: 'Tags',
  Commands: 'Result',
  DelayProfiles: 'BypassIfAboveCustomFormatScore MinimumCustomFormatScore',
  DownloadClients: 'Tags',
  ImportListStatus: 'LastInfoSync',
  MovieMetadata: 'Keywords',
  Movies: 'LastSearchTime',
  Notifications: 'OnHealthRestored OnManualInteractionRequired',
  PendingReleases: 'AdditionalInfo',
  QualityProfiles: 'MinUpgradeFormatScore',
  ReleaseProfiles: 'Name Enabled IndexerId',
  SubtitleFiles: 'Title Copy',
}
const gone: Readonly<Record<string, string>> = {
  AlternativeTitles: 'SourceId Votes VoteCount Language',
  ImportListStatus: 'LastSyncListInfo',
  NamingConfig: 'MultiEpisodeStyle',
  ReleaseProfiles: 'Preferred',
}
const tablesOnlyNew = new Set(['AutoTagging', 'NotificationStatus'])

const wordsIn = (text = ''): string[] => text.split(' ').filter((word) => word !== '')

/** A table's name there, and its columns: from the name in schema 242 to the name there. */
export type RadarrTable = { name: string; columns: ReadonlyMap<string, string> }
export const radarrTables = (schema: RadarrSchema): Map<string, RadarrTable> =>
  new Map(
    Object.entries(newest)
      .filter(([table]) => schema === 242 || !tablesOnlyNew.has(table))
      .map(([table, columns]) => [table, schema === 242 ? sameNames(table, wordsIn(columns)) : olderTable(table, wordsIn(columns))]),
  )

const sameNames = (name: string, columns: string[]): RadarrTable => ({ name, columns: new Map(columns.map((column) => [column, column])) })

const olderTable = (table: string, columns: string[]): RadarrTable => {
  const [from, to = ''] = wordsIn(renamedColumns[table])
  const kept = columns.filter((column) => !wordsIn(newer[table]).includes(column))
  const all = [...kept, ...wordsIn(gone[table])].map((column) => [column, column === from ? to : column] as const)
  return { name: table in renamed ? renamed[table as keyof typeof renamed] : table, columns: new Map(all) }
}
