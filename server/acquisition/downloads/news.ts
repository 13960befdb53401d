import type { ClientNews } from './download-client'
import type { Progress } from './progress'
import type { Row } from './store'

type Deps = {
  ofHash: (hash: string) => Row | undefined
  progress: Pick<Progress, 'note'>
  advance: (id: number) => Promise<void>
  onReach: () => void
}

/** Handles news from clients: records progress, and advances the download on anything else. */
export const createOnNews =
  ({ ofHash, progress, advance, onReach }: Deps) =>
  (news: ClientNews): void => {
    if (news.type === 'reach') {
      onReach()
      return
    }
    if (news.type !== 'progress') {
      const row = ofHash(news.info_hash)
      if (row) void advance(row.id)
      return
    }
    for (const seen of news.downloads) {
      const row = ofHash(seen.info_hash)
      if (row) progress.note(row.id, seen)
    }
  }

/** Listeners for a client that stopped responding or responds again. */
export const createReach = () => {
  const listeners = new Set<() => void>()
  return {
    add: (listener: () => void): void => void listeners.add(listener),
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
