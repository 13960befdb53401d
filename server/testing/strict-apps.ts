/** Fields whose absence ends a typed app, by type; lists and objects inside are judged by their own type. */
const words = (names: string) => names.split(' ')
type Shape = { readonly required: readonly string[]; readonly inside?: Readonly<Record<string, string>> }
const shapes: Readonly<Record<string, Shape>> = {
  User: {
    required: words('Id HasPassword HasConfiguredPassword HasConfiguredEasyPassword'),
    inside: { Policy: 'Policy', Configuration: 'Configuration' },
  },
  Policy: {
    required: words(
      'IsAdministrator IsHidden IsDisabled EnableUserPreferenceAccess EnableRemoteControlOfOtherUsers EnableSharedDeviceControl EnableRemoteAccess EnableLiveTvManagement EnableLiveTvAccess EnableMediaPlayback EnableAudioPlaybackTranscoding EnableVideoPlaybackTranscoding EnablePlaybackRemuxing ForceRemoteSourceTranscoding EnableContentDeletion EnableContentDownloading EnableSyncTranscoding EnableMediaConversion EnableAllDevices EnableAllChannels EnableAllFolders InvalidLoginAttemptCount LoginAttemptsBeforeLockout MaxActiveSessions EnablePublicSharing RemoteClientBitrateLimit AuthenticationProviderId PasswordResetProviderId SyncPlayAccess EnableCollectionManagement EnableSubtitleManagement EnableLyricManagement',
    ),
  },
  Configuration: {
    required: words(
      'PlayDefaultAudioTrack DisplayMissingEpisodes GroupedFolders SubtitleMode DisplayCollectionsView EnableLocalPassword OrderedViews LatestItemsExcludes MyMediaExcludes HidePlayedInLatest RememberAudioSelections RememberSubtitleSelections EnableNextEpisodeAutoPlay',
    ),
  },
  Item: {
    required: words('Id Type'),
    inside: {
      UserData: 'UserData',
      MediaSources: 'Source',
      MediaStreams: 'Stream',
      People: 'Named',
      GenreItems: 'Named',
      Chapters: 'Chapter',
    },
  },
  List: { required: words('Items TotalRecordCount StartIndex'), inside: { Items: 'Item' } },
  UserData: { required: words('PlaybackPositionTicks PlayCount IsFavorite Played Key ItemId') },
  Source: {
    required: words(
      'Protocol Type IsRemote ReadAtNativeFramerate IgnoreDts IgnoreIndex GenPtsInput SupportsTranscoding SupportsDirectStream SupportsDirectPlay IsInfiniteStream RequiresOpening RequiresClosing RequiresLooping SupportsProbing TranscodingSubProtocol HasSegments',
    ),
    inside: { MediaStreams: 'Stream' },
  },
  Stream: {
    required: words(
      'Type Index IsInterlaced IsDefault IsForced IsHearingImpaired IsExternal IsTextSubtitleStream SupportsExternalStream IsOriginal',
    ),
  },
  Named: { required: ['Id'] },
  Chapter: { required: words('StartPositionTicks ImageDateModified') },
  PlaybackInfo: { required: ['MediaSources'], inside: { MediaSources: 'Source' } },
  QuickConnect: { required: words('Authenticated Secret Code DeviceId DeviceName AppName AppVersion DateAdded') },
  SignedIn: { required: words('User SessionInfo AccessToken ServerId'), inside: { User: 'User', SessionInfo: 'Session' } },
  Session: {
    required: words(
      'PlayableMediaTypes UserId LastActivityDate LastPlaybackCheckIn IsActive SupportsMediaControl SupportsRemoteControl HasCustomDeviceName SupportedCommands',
    ),
  },
  Preferences: {
    required: words(
      'CustomPrefs PrimaryImageHeight PrimaryImageWidth RememberIndexing RememberSorting ScrollDirection ShowBackdrop ShowSidebar SortOrder',
    ),
  },
}
export type Judged = keyof typeof shapes

/** What a typed app would stumble over. */
export const problemsIn = (kind: string, value: unknown, at = kind): string[] => {
  if (Array.isArray(value)) return value.flatMap((each, i) => problemsIn(kind, each, `${at}[${i}]`))
  const shape = shapes[kind]
  if (!shape || typeof value !== 'object' || value === null) return [`${at} is not ${kind}`]
  const given = value as Record<string, unknown>
  const missing = shape.required.filter((name) => given[name] === undefined || given[name] === null)
  const inside = Object.entries(shape.inside ?? {}).filter(([name]) => given[name] !== undefined)
  return [...missing.map((name) => `${at}.${name}`), ...inside.flatMap(([name, other]) => problemsIn(other, given[name], `${at}.${name}`))]
}
