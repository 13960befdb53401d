import { fields as declared } from '../fields'
import { acquisition } from './acquisition'
import { downloads } from './downloads'
import { health, subjects } from './health'
import { library } from './library'
import { platform, things } from './platform'
import { playback } from './playback'
import { subtitles } from './subtitles'

/** Every sentence of the service in French, by its code; a file for each room that has some. */
export const sentences = { ...platform, ...acquisition, ...downloads, ...library, ...playback, ...subtitles, ...health }
/** What the service calls by a fixed name. */
export const words = { ...things, ...subjects }
/** What the service declares for its forms. */
export const fields: Readonly<Record<string, string>> = declared
