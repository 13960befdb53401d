import { readContents } from './read-contents'

declare const self: Worker

/** Reads the file of another service in a thread of its own. */
self.onmessage = async ({ data }: MessageEvent<string>) => self.postMessage(await readContents(data))
