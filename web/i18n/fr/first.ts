import { words } from './core'
import * as service from './sentences'

/** What every screen needs, in one file. */
export const first = { words, service }
