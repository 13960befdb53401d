import type { XmlElement } from '#server/lib/xml'
import { takeCredentials } from './credentials-in-url'
import { flagsOf } from './flags'
import type { FoundRelease } from './indexer-type'
import { countInWords, httpUrl, imdbIdOf, infoHashOf, instantOf, magnetHash, magnetOf, plain, sizeInWords, sizeOf, whole } from './values'

/** One feed entry; the release is null if it cannot be downloaded or has no name. */
export type ReadItem = { readonly release: FoundRelease | null; readonly is_usenet: boolean }

export const readItem = (item: XmlElement, feedUrl: string): ReadItem => {
  const said = wordsOf(item)
  const links = linksOf(said, feedUrl)
  const title = plain(said.field('title') ?? '')
  if (isUsenet(said, links)) return { release: null, is_usenet: true }
  if (title === '' || (links.download_url === null && links.magnet === null)) return { release: null, is_usenet: false }
  const swarm = swarmOf(said)
  return {
    is_usenet: false,
    release: {
      guid: guidOf(said, links),
      title,
      size_bytes: contentSize(said),
      published_at: instantOf(said.field('pubdate') ?? said.field('date') ?? said.attr('publishdate')),
      ...swarm,
      info_hash: infoHashOf(said.attr('infohash')) ?? infoHashOf(said.field('infohash', 'info_hash')) ?? magnetHash(links.magnet),
      ...links,
      imdb_id: imdbIdOf(said.attr('imdbid')) ?? imdbIdOf(said.attr('imdb')),
      tmdb_id: whole(said.attr('tmdbid')) || null,
      categories: categoriesOf(said),
      flags: flagsOf(said),
      languages: said
        .attrs('language')
        .flatMap((list) => list.split(','))
        .map((name) => plain(name, 40))
        .filter((name) => name !== ''),
    },
  }
}

export type Words = {
  readonly field: (...names: string[]) => string | undefined
  readonly fields: (name: string) => string[]
  readonly attr: (name: string) => string | undefined
  readonly attrs: (name: string) => string[]
  /** Has Torznab or Newznab attributes. */
  readonly isAttributed: boolean
  readonly enclosures: readonly { url: string; type: string; length: string }[]
}

/** Children by name at any depth, those without a prefix first. Treats Torznab and Newznab attributes alike. */
const wordsOf = (item: XmlElement): Words => {
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
const linksOf = (said: Words, feedUrl: string): Links => {
  const enclosures = said.enclosures.filter(({ type, url }) => !isNzb(type, url)).map(({ url }) => url)
  const places = [...said.attrs('magneturl'), ...said.fields('magneturi'), ...enclosures, ...said.fields('link'), ...said.fields('guid')]
  const isDownload = (url: string) => !/^magnet:/i.test(url) && httpUrl(url, feedUrl) !== null
  // If the enclosure is a magnet, the link is the entry's web page.
  const hasMagnet = enclosures.some((url) => magnetOf(url) !== null)
  const download = enclosures.find(isDownload) ?? (hasMagnet ? undefined : said.fields('link').find(isDownload))
  return {
    magnet: places.map(magnetOf).find((magnet) => magnet !== null) ?? null,
    download_url: httpUrl(download, feedUrl),
    info_url: pageOf(said, feedUrl),
  }
}

/** The entry's web page: in Torznab the comments link, in plain feeds the permanent link unless it is the download itself. */
const pageOf = (said: Words, feedUrl: string): string | null => {
  const downloads = [...said.enclosures.map(({ url }) => url), ...said.fields('link')]
  const permanent = said.fields('guid').filter((guid) => /^https?:\/\//i.test(guid) && !downloads.includes(guid))
  const comments = said.fields('comments').filter((page) => page.includes('/'))
  const isCommented = said.isAttributed || comments[0]?.includes('#')
  const url = httpUrl((isCommented ? [...comments, ...permanent] : [...permanent, ...comments])[0], feedUrl)
  return url === null ? null : takeCredentials(url.replace(/#comments?$/, '')).url
}

const isNzb = (type: string, url: string) => type === 'application/x-nzb' || /\.nzb($|[?&])/i.test(url)

const isUsenet = (said: Words, { magnet }: Links): boolean => {
  const hasTorrentTrait =
    magnet !== null || said.enclosures.some(({ type }) => type === 'application/x-bittorrent') || said.attr('seeders') !== undefined
  return !hasTorrentTrait && (said.enclosures.some(({ type, url }) => isNzb(type, url)) || isNzb('', said.field('link') ?? ''))
}

/** The guid can be the member's own download address. It is stored and shown, so its keys are removed. */
const guidOf = (said: Words, { magnet, download_url }: Links): string => {
  const guid = plain(said.field('guid') ?? '', 4096) || download_url || magnet || ''
  return takeCredentials(guid).url.slice(0, 2000)
}

/** A smaller length is that of the .torrent, not of its content. */
const SMALLEST_CONTENT = 1024 ** 2

const contentSize = (said: Words): number | null => {
  const told = sizeOf(said.attr('size')) ?? sizeOf(said.field('size', 'contentlength'))
  if (told !== null) return told
  const lengths = said.enclosures.map(({ length }) => sizeOf(length)).filter((length) => length !== null && length >= SMALLEST_CONTENT)
  const inWords = sizeInWords(said.field('description') ?? '')
  return lengths[0] ?? (inWords !== null && inWords >= SMALLEST_CONTENT ? inWords : null)
}

const swarmOf = (said: Words): Pick<FoundRelease, 'seeders' | 'peers'> => {
  const words = `${said.field('description') ?? ''} ${said.field('status') ?? ''}`
  const seeders = whole(said.attr('seeders')) ?? whole(said.field('seeders')) ?? countInWords('seeders', words)
  const leechers = whole(said.attr('leechers')) ?? whole(said.field('leechers')) ?? countInWords('leechers', words)
  const both = seeders === null || leechers === null ? null : seeders + leechers
  return { seeders, peers: whole(said.attr('peers')) ?? both }
}

const categoriesOf = (said: Words): number[] => {
  const told = [...said.attrs('category'), ...said.fields('category')].map((text) => whole(text)).filter((id) => id !== null)
  return [...new Set(told)].slice(0, 50)
}
