import { readTables, type Tables } from './tables'

declare const self: Worker

/** Reads uploaded tables in a thread of its own. */
self.onmessage = ({ data }: MessageEvent<Tables>) => self.postMessage(readTables(data))
