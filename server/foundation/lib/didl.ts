import { escapeXml } from './soap'

/** What a device may do with a file of ours: seek by bytes (`OP=01`), as it is (`CI=0`), streamed, in the background, and stalled. */
export const dlnaFeatures = 'DLNA.ORG_OP=01;DLNA.ORG_CI=0;DLNA.ORG_FLAGS=01700000000000000000000000000000'

/** The same for a stream that is made while it is read (`CI=1`): no seek. */
export const convertedFeatures = 'DLNA.ORG_OP=00;DLNA.ORG_CI=1;DLNA.ORG_FLAGS=01700000000000000000000000000000'

export type DidlContainer = { readonly id: string; readonly parent: string; readonly title: string; readonly children?: number }
export type DidlFile = {
  readonly url: string
  readonly mime: string
  readonly size_bytes: number | null
  readonly duration_seconds: number | null
  readonly resolution?: string | null
  readonly channels?: number | null
  readonly isConverted?: boolean
}
export type DidlItem = {
  readonly id: string
  readonly parent: string
  readonly title: string
  readonly date?: string | null
  readonly overview?: string | null
  readonly genres?: readonly string[]
  readonly poster?: string | null
  readonly files: readonly DidlFile[]
  /** Addresses of subtitles as SubRip. */
  readonly subtitles: readonly string[]
}

/** The listing that UPnP devices exchange. */
export const didl = (parts: readonly string[]): string =>
  `<DIDL-Lite xmlns="urn:schemas-upnp-org:metadata-1-0/DIDL-Lite/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:upnp="urn:schemas-upnp-org:metadata-1-0/upnp/" xmlns:dlna="urn:schemas-dlna-org:metadata-1-0/" xmlns:sec="http://www.sec.co.kr/">${parts.join('')}</DIDL-Lite>`

export const didlContainer = ({ id, parent, title, children }: DidlContainer): string =>
  `<container${attributes({ id, parentID: parent, restricted: 1, searchable: 1, childCount: children })}>${text('dc:title', title)}${text('upnp:class', 'object.container.storageFolder')}</container>`

export const didlItem = ({ id, parent, title, date, overview, genres = [], poster, files, subtitles }: DidlItem): string =>
  [
    `<item${attributes({ id, parentID: parent, restricted: 1 })}>`,
    text('dc:title', title),
    text('upnp:class', 'object.item.videoItem.movie'),
    text('dc:date', date),
    text('dc:description', overview),
    ...genres.map((genre) => text('upnp:genre', genre)),
    text('upnp:albumArtURI', poster),
    ...files.map(fileElement),
    ...subtitles.map((url) => `<res protocolInfo="http-get:*:text/srt:*">${escapeXml(url)}</res>`),
    // Samsung reads subtitles from its own element, and only one.
    ...subtitles.slice(0, 1).map((url) => `<sec:CaptionInfoEx sec:type="srt">${escapeXml(url)}</sec:CaptionInfoEx>`),
    '</item>',
  ].join('')

const fileElement = ({ url, mime, size_bytes, duration_seconds, resolution, channels, isConverted }: DidlFile): string =>
  `<res${attributes({
    protocolInfo: `http-get:*:${mime}:${isConverted ? convertedFeatures : dlnaFeatures}`,
    size: size_bytes,
    duration: duration_seconds === null ? null : upnpTime(duration_seconds),
    bitrate: duration_seconds && size_bytes ? Math.round(size_bytes / duration_seconds) : null,
    resolution,
    nrAudioChannels: channels,
  })}>${escapeXml(url)}</res>`

/** `1:02:03.000` */
export const upnpTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${String(Math.floor(rest)).padStart(2, '0')}.000`
}

/** Null for what is no time: some devices say `NOT_IMPLEMENTED`. */
export const readUpnpTime = (given: string): number | null => {
  const [, hours, minutes, seconds] = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.\d+)?$/.exec(given) ?? []
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

type Optional<T> = T | null | undefined
const text = (name: string, value: Optional<string>): string => (value ? `<${name}>${escapeXml(value)}</${name}>` : '')
const attributes = (all: Readonly<Record<string, Optional<string | number>>>): string =>
  Object.entries(all)
    .flatMap(([name, value]) => (value === null || value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('')
