import { file } from './file'
import { json } from './json'
import { listProvider } from './list-provider'
import { metadataCollection, metadataList } from './metadata'
import { radarr } from './radarr'
import { rss } from './rss'
import { trackerList, trackerWatchlist } from './tracker'

/** Every list type. */
export const listTypes = [json, rss, listProvider, metadataList, metadataCollection, trackerList, trackerWatchlist, radarr, file] as const
