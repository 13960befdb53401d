import type { TorrentState } from './protocol'

/** Which state can follow which. `docs/torrent-life.md` draws them. */
export const following: { readonly [S in TorrentState]: readonly TorrentState[] } = {
  inspecting: ['waiting', 'checking', 'downloading', 'seeding', 'completed', 'paused', 'failed'],
  waiting: ['checking', 'downloading', 'seeding', 'completed', 'paused', 'failed'],
  checking: ['downloading', 'seeding', 'completed', 'paused', 'failed'],
  downloading: ['stalled', 'checking', 'paused', 'failed'],
  stalled: ['downloading', 'checking', 'paused', 'failed'],
  seeding: ['completed', 'checking', 'downloading', 'paused', 'failed'],
  completed: ['seeding', 'checking', 'downloading', 'paused', 'failed'],
  paused: ['inspecting', 'waiting', 'checking', 'downloading', 'seeding', 'completed', 'failed'],
  failed: ['inspecting', 'waiting', 'checking', 'downloading', 'seeding', 'completed', 'paused'],
}

export const canFollow = (from: TorrentState, to: TorrentState): boolean => following[from].includes(to)
