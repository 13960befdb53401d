import { platform, things } from './platform'

/** Every sentence of the service in French, by its code; a file for each room that has some. */
export const sentences = { ...platform }
/** What the service calls by a fixed name. */
export const words = { ...things }
