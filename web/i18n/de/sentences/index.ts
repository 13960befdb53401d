import { acquisition } from './acquisition'
import { downloads } from './downloads'
import { library } from './library'
import { platform, things } from './platform'

/** Every sentence of the service in German, by its code; a file for each room that has some. */
export const sentences = { ...platform, ...acquisition, ...downloads, ...library }
/** What the service calls by a fixed name. */
export const words = { ...things }
