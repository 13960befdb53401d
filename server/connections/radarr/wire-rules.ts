import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** What Radarr keeps apart from movies, profiles, and indexers, in the shape of its API. The database gives numbers for its words. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const text = Type.String()
const whole = Type.Integer()
const ids = Type.Array(whole)
const numbered = Type.Union([whole, Type.Object({ id: whole })])
const flag = Type.Union([Type.Boolean(), whole])
const word = Type.Union([text, whole])
const settings = Type.Record(text, Type.Unknown())
const megabytes = maybe(Type.Number())

export const WireSize = Type.Object({
  quality: numbered,
  title: maybe(text),
  minSize: megabytes,
  maxSize: megabytes,
  preferredSize: megabytes,
})
export type WireSize = Static<typeof WireSize>

/** Its words are a list; an older version joins them with commas. */
const words = maybe(Type.Union([Type.Array(text), text]))
export const WireReleaseProfile = Type.Object({
  name: maybe(text),
  enabled: maybe(flag),
  required: words,
  ignored: words,
  indexerId: maybe(whole),
  tags: maybe(ids),
})
export type WireReleaseProfile = Static<typeof WireReleaseProfile>

export const WireDelayProfile = Type.Object({
  enableTorrent: maybe(flag),
  preferredProtocol: maybe(word),
  usenetDelay: maybe(whole),
  torrentDelay: maybe(whole),
  bypassIfHighestQuality: maybe(flag),
  bypassIfAboveCustomFormatScore: maybe(flag),
  minimumCustomFormatScore: maybe(whole),
  order: maybe(whole),
  tags: maybe(ids),
})
export type WireDelayProfile = Static<typeof WireDelayProfile>

export const WireBlocked = Type.Object({
  movieId: whole,
  sourceTitle: text,
  torrentInfoHash: maybe(text),
  protocol: maybe(word),
  message: maybe(text),
  date: maybe(text),
})
export type WireBlocked = Static<typeof WireBlocked>

/** A release that was grabbed or imported. */
export const WireGrab = Type.Object({
  movieId: whole,
  sourceTitle: text,
  eventType: word,
  downloadId: maybe(text),
  date: maybe(text),
  quality: maybe(Type.Object({ quality: numbered })),
  data: maybe(settings),
})
export type WireGrab = Static<typeof WireGrab>

export const WireCollection = Type.Object({
  tmdbId: whole,
  title: maybe(text),
  monitored: maybe(flag),
  qualityProfileId: maybe(whole),
  rootFolderPath: maybe(text),
  minimumAvailability: maybe(word),
  searchOnAdd: maybe(flag),
  tags: maybe(ids),
})
export type WireCollection = Static<typeof WireCollection>

export const WireClient = Type.Object({
  name: text,
  implementation: text,
  enable: maybe(flag),
  priority: maybe(whole),
  removeCompletedDownloads: maybe(flag),
  removeFailedDownloads: maybe(flag),
  tags: maybe(ids),
  settings,
})
export type WireClient = Static<typeof WireClient>

export const WirePathMapping = Type.Object({ host: text, remotePath: text, localPath: text })
export type WirePathMapping = Static<typeof WirePathMapping>

export const WireList = Type.Object({
  name: text,
  implementation: text,
  enabled: maybe(flag),
  enableAuto: maybe(flag),
  monitor: maybe(word),
  searchOnAdd: maybe(flag),
  rootFolderPath: maybe(text),
  qualityProfileId: maybe(whole),
  minimumAvailability: maybe(word),
  tags: maybe(ids),
  settings,
})
export type WireList = Static<typeof WireList>

/** The key in lower case, the value as text. */
export const WireSetting = Type.Object({ key: text, value: text })
export type WireSetting = Static<typeof WireSetting>
