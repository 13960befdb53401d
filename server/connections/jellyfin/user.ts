import type { SessionRow } from '#server/service/sessions/table'
import { dateOf, idOf } from './ids'

/** The version of the dialect, not of Marquee: apps refuse a lower one. */
export const dialectVersion = '10.11.8'
const flags = <T>(value: T, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, value])) as Record<string, T>

/** An app hides what its user may not do. All fields are required by some app. */
const policy = {
  ...flags(true, 'EnableUserPreferenceAccess EnableRemoteAccess EnableMediaPlayback EnableAudioPlaybackTranscoding'),
  ...flags(true, 'EnableVideoPlaybackTranscoding EnablePlaybackRemuxing EnableAllDevices EnableAllFolders EnableContentDownloading'),
  ...flags(false, 'IsAdministrator IsHidden IsDisabled EnableCollectionManagement EnableSubtitleManagement EnableLyricManagement'),
  ...flags(false, 'EnableRemoteControlOfOtherUsers EnableSharedDeviceControl EnableLiveTvManagement EnableLiveTvAccess'),
  ...flags(false, 'ForceRemoteSourceTranscoding EnableContentDeletion EnableSyncTranscoding EnableMediaConversion'),
  ...flags(false, 'EnableAllChannels EnablePublicSharing'),
  ...flags([], 'BlockedTags AllowedTags AccessSchedules BlockUnratedItems EnableContentDeletionFromFolders EnabledDevices'),
  ...flags([], 'EnabledChannels EnabledFolders BlockedMediaFolders BlockedChannels'),
  ...flags(0, 'InvalidLoginAttemptCount MaxActiveSessions RemoteClientBitrateLimit'),
  LoginAttemptsBeforeLockout: -1,
  ...flags('Marquee', 'AuthenticationProviderId PasswordResetProviderId'),
  SyncPlayAccess: 'None',
}
const configuration = {
  ...flags(true, 'PlayDefaultAudioTrack HidePlayedInLatest RememberAudioSelections RememberSubtitleSelections'),
  ...flags(false, 'DisplayMissingEpisodes DisplayCollectionsView EnableLocalPassword EnableNextEpisodeAutoPlay'),
  ...flags([], 'GroupedFolders OrderedViews LatestItemsExcludes MyMediaExcludes'),
  SubtitleLanguagePreference: '',
  SubtitleMode: 'Default',
}

/** Marquee has one person; apps ask for a user. */
export const userId = idOf('user', 1)
export const userOf = (serverId: string, seen: string) => ({
  Name: 'Marquee',
  ServerId: serverId,
  Id: userId,
  ...flags(true, 'HasPassword HasConfiguredPassword'),
  ...flags(false, 'HasConfiguredEasyPassword EnableAutoLogin'),
  LastLoginDate: dateOf(seen),
  LastActivityDate: dateOf(seen),
  Configuration: configuration,
  Policy: policy,
})

export const sessionOf = (serverId: string, session: SessionRow) => ({
  PlayState: {
    ...flags(false, 'CanSeek IsPaused IsMuted'),
    RepeatMode: 'RepeatNone',
    PlaybackOrder: 'Default',
  },
  ...flags([], 'AdditionalUsers SupportedCommands NowPlayingQueue NowPlayingQueueFullItems'),
  Capabilities: {
    PlayableMediaTypes: ['Video'],
    SupportedCommands: [],
    SupportsMediaControl: false,
    SupportsPersistentIdentifier: true,
  },
  RemoteEndPoint: session.ip ?? '',
  PlayableMediaTypes: ['Video'],
  Id: session.id,
  UserId: userId,
  UserName: 'Marquee',
  Client: session.app ?? '',
  LastActivityDate: dateOf(session.last_seen_at),
  LastPlaybackCheckIn: dateOf(session.last_seen_at),
  DeviceName: session.device ?? session.label,
  DeviceId: session.id,
  ApplicationVersion: '',
  IsActive: true,
  ...flags(false, 'SupportsMediaControl SupportsRemoteControl HasCustomDeviceName'),
  ServerId: serverId,
})
