import { file } from './file'
import { json } from './json'
import { rss } from './rss'

/** Every kind of list. */
export const listTypes = [json, rss, file] as const
