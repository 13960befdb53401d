import type { ClientDownload, ClientNews } from '../download-client'

type Polling = {
  readonly list: () => Promise<readonly ClientDownload[]>
  readonly everyMs: number
  readonly onFailure: (error: unknown) => void
}

/** A single failure says little. */
const failuresToReport = 3

/** Turns a client that must be polled into news: polls while there are listeners, and reports what changed. */
export const watchByPolling = ({ list, everyMs, onFailure }: Polling) => {
  const listeners = new Set<(news: ClientNews) => void>()
  let known = new Map<string, ClientDownload>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = (news: ClientNews) => {
    for (const listener of listeners) listener(news)
  }
  let failures = 0
  const succeeded = () => {
    if (failures >= failuresToReport) report({ type: 'reach', answers: true })
    failures = 0
  }
  const poll = async () => {
    try {
      const downloads = await list()
      succeeded()
      const before = known
      known = new Map(downloads.map((download) => [download.info_hash, download]))
      for (const news of differences(before, downloads)) report(news)
    } catch (error) {
      onFailure(error)
      if (++failures === failuresToReport) report({ type: 'reach', answers: false })
    }
    if (listeners.size > 0) timer = setTimeout(poll, everyMs)
  }

  return {
    subscribe: (listener: (news: ClientNews) => void) => {
      listeners.add(listener)
      if (listeners.size === 1) timer = setTimeout(poll, 0)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
    close: () => {
      listeners.clear()
      clearTimeout(timer)
    },
  }
}

const differences = (before: ReadonlyMap<string, ClientDownload>, downloads: readonly ClientDownload[]): ClientNews[] => {
  const news: ClientNews[] = []
  const moved = downloads.filter((download) => JSON.stringify(before.get(download.info_hash)) !== JSON.stringify(download))
  if (moved.length > 0) news.push({ type: 'progress', downloads: moved })
  for (const download of moved) {
    const { info_hash, state, complete, error } = download
    const old = before.get(info_hash)
    if (state === 'queued' && old?.state !== 'queued') news.push({ type: 'files_known', info_hash })
    if (complete && !old?.complete) news.push({ type: 'complete', info_hash })
    if (error && old?.error?.code !== error.code) news.push({ type: 'failed', info_hash, error })
  }
  return news
}
