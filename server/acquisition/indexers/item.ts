import type { XmlElement } from '#server/foundation/lib/xml'
import { takeCredentials } from './credentials-in-url'
import { type Attributes, flagsOf } from './flags'
import type { FoundRelease } from './indexer-type'
import { countInWords, httpUrl, imdbIdOf, infoHashOf, instantOf, magnetHash, magnetOf, plain, sizeInWords, sizeOf, whole } from './values'

/** One feed entry; the release is null if it cannot be downloaded or has no name. */
export type ReadItem = { readonly release: FoundRelease | null; readonly is_usenet: boolean }

export const readItem = (item: XmlElement, feedUrl: string): ReadItem => {
  const entry = entryOf(item)
  const links = linksOf(entry, feedUrl)
  const title = plain(entry.field('title') ?? '')
  if (isUsenet(entry, links)) return { release: null, is_usenet: true }
  if (title === '' || (links.download_url === null && links.magnet === null)) return { release: null, is_usenet: false }
  const swarm = swarmOf(entry)
  return {
    is_usenet: false,
    release: {
      guid: guidOf(entry, links),
      title,
      size_bytes: contentSize(entry),
      published_at: instantOf(entry.field('pubdate') ?? entry.field('date') ?? entry.attr('publishdate')),
      ...swarm,
      info_hash: infoHashOf(entry.attr('infohash')) ?? infoHashOf(entry.field('infohash', 'info_hash')) ?? magnetHash(links.magnet),
      ...links,
      imdb_id: imdbIdOf(entry.attr('imdbid')) ?? imdbIdOf(entry.attr('imdb')),
      tmdb_id: whole(entry.attr('tmdbid')) || null,
      categories: categoriesOf(entry),
      flags: flagsOf(entry),
      languages: entry
        .attrs('language')
        .flatMap((list) => list.split(','))
        .map((name) => plain(name, 40))
        .filter((name) => name !== ''),
    },
  }
}

type Entry = Attributes & {
  readonly field: (...names: string[]) => string | undefined
  readonly fields: (name: string) => string[]
  /** Has Torznab or Newznab attributes. */
  readonly isAttributed: boolean
  readonly enclosures: readonly { url: string; type: string; length: string }[]
}

/** Children by name at any depth, those without a prefix first. Treats Torznab and Newznab attributes alike. */
const entryOf = (item: XmlElement): Entry => {
  const parts = flat(item).toSorted((a, b) => a.prefix.length - b.prefix.length)
  const attributes = parts.filter((part) => part.name === 'attr' && part.attributes.name !== undefined)
  const fields = (name: string) => parts.filter((part) => part.name === name && part.text !== '').map((part) => part.text)
  const attrs = (name: string) =>
    attributes.filter((part) => part.attributes.name?.toLowerCase() === name).map((part) => part.attributes.value ?? part.text)
  return {
    fields,
    field: (...names) => names.flatMap(fields)[0],
    attrs,
    isAttributed: attributes.length > 0,
    attr: (name) => attrs(name).find((value) => value !== ''),
    enclosures: parts
      .filter((part) => part.name === 'enclosure' && part.attributes.url)
      .map(({ attributes: { url = '', type = '', length = '' } }) => ({ url: url.trim(), type: type.toLowerCase(), length })),
  }
}

const flat = (item: XmlElement): XmlElement[] => item.children.flatMap((child) => [child, ...flat(child)])

type Links = Pick<FoundRelease, 'download_url' | 'magnet' | 'info_url'>

/** Prefers a torrent enclosure over the link, which is often a web page. A magnet can be in any of them. */
const linksOf = (entry: Entry, feedUrl: string): Links => {
  const enclosures = entry.enclosures.filter(({ type, url }) => !isNzb(type, url)).map(({ url }) => url)
  const places = [
    ...entry.attrs('magneturl'),
    ...entry.fields('magneturi'),
    ...enclosures,
    ...entry.fields('link'),
    ...entry.fields('guid'),
  ]
  const isDownload = (url: string) => !/^magnet:/i.test(url) && httpUrl(url, feedUrl) !== null
  // If the enclosure is a magnet, the link is the entry's web page.
  const hasMagnet = enclosures.some((url) => magnetOf(url) !== null)
  const download = enclosures.find(isDownload) ?? (hasMagnet ? undefined : entry.fields('link').find(isDownload))
  return {
    magnet: places.map(magnetOf).find((magnet) => magnet !== null) ?? null,
    download_url: httpUrl(download, feedUrl),
    info_url: pageOf(entry, feedUrl),
  }
}

/** The entry's web page: in Torznab the comments link, in plain feeds the permanent link unless it is the download itself. */
const pageOf = (entry: Entry, feedUrl: string): string | null => {
  const downloads = [...entry.enclosures.map(({ url }) => url), ...entry.fields('link')]
  const permanent = entry.fields('guid').filter((guid) => /^https?:\/\//i.test(guid) && !downloads.includes(guid))
  const comments = entry.fields('comments').filter((page) => page.includes('/'))
  const isCommented = entry.isAttributed || comments[0]?.includes('#')
  const url = httpUrl((isCommented ? [...comments, ...permanent] : [...permanent, ...comments])[0], feedUrl)
  return url === null ? null : takeCredentials(url.replace(/#comments?$/, '')).url
}

const isNzb = (type: string, url: string) => type === 'application/x-nzb' || /\.nzb($|[?&])/i.test(url)

const isUsenet = (entry: Entry, { magnet }: Links): boolean => {
  const hasTorrentTrait =
    magnet !== null || entry.enclosures.some(({ type }) => type === 'application/x-bittorrent') || entry.attr('seeders') !== undefined
  return !hasTorrentTrait && (entry.enclosures.some(({ type, url }) => isNzb(type, url)) || isNzb('', entry.field('link') ?? ''))
}

/** The guid can be the member's own download address. It is stored and shown, so its keys are removed. */
const guidOf = (entry: Entry, { magnet, download_url }: Links): string => {
  const guid = plain(entry.field('guid') ?? '', 4096) || download_url || magnet || ''
  return takeCredentials(guid).url.slice(0, 2000)
}

/** A smaller length is that of the .torrent, not of its content. */
const SMALLEST_CONTENT = 1024 ** 2

const contentSize = (entry: Entry): number | null => {
  const stated = sizeOf(entry.attr('size')) ?? sizeOf(entry.field('size', 'contentlength'))
  if (stated !== null) return stated
  const lengths = entry.enclosures.map(({ length }) => sizeOf(length)).filter((length) => length !== null && length >= SMALLEST_CONTENT)
  const sizeFromText = sizeInWords(entry.field('description') ?? '')
  return lengths[0] ?? (sizeFromText !== null && sizeFromText >= SMALLEST_CONTENT ? sizeFromText : null)
}

const swarmOf = (entry: Entry): Pick<FoundRelease, 'seeders' | 'peers'> => {
  const text = `${entry.field('description') ?? ''} ${entry.field('status') ?? ''}`
  const seeders = whole(entry.attr('seeders')) ?? whole(entry.field('seeders')) ?? countInWords('seeders', text)
  const leechers = whole(entry.attr('leechers')) ?? whole(entry.field('leechers')) ?? countInWords('leechers', text)
  const both = seeders === null || leechers === null ? null : seeders + leechers
  return { seeders, peers: whole(entry.attr('peers')) ?? both }
}

const categoriesOf = (entry: Entry): number[] => {
  const ids = [...entry.attrs('category'), ...entry.fields('category')].map((text) => whole(text)).filter((id) => id !== null)
  return [...new Set(ids)].slice(0, 50)
}
