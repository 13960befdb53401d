import type { Download, DownloadState } from '../api/types'
import type { Key } from '../i18n/translate'
import type { Tone } from '../ui/badge'

type Face = { word: Key; tone: Tone; group: 'running' | 'attention' | 'seeding' | 'over' }

/** What each state of a download means to a person. */
export const stateFaces: Record<DownloadState, Face> = {
  queued: { word: 'download.queued', tone: 'plain', group: 'running' },
  fetching_metadata: { word: 'download.fetching_metadata', tone: 'plain', group: 'running' },
  checking: { word: 'download.checking', tone: 'info', group: 'running' },
  downloading: { word: 'download.downloading', tone: 'accent', group: 'running' },
  stalled: { word: 'download.stalled', tone: 'warn', group: 'running' },
  paused: { word: 'download.paused', tone: 'plain', group: 'running' },
  importing: { word: 'download.importing', tone: 'info', group: 'running' },
  import_blocked: { word: 'download.import_blocked', tone: 'bad', group: 'attention' },
  seeding: { word: 'download.seeding', tone: 'ok', group: 'seeding' },
  completed: { word: 'download.completed', tone: 'ok', group: 'over' },
  failed: { word: 'download.failed', tone: 'bad', group: 'attention' },
  cancelled: { word: 'download.cancelled', tone: 'plain', group: 'over' },
}

type Stated = Pick<Download, 'state'>
export const isRunning = ({ state }: Stated) => stateFaces[state].group === 'running'
export const needsAttention = ({ state }: Stated) => stateFaces[state].group === 'attention'
export const isSeeding = ({ state }: Stated) => stateFaces[state].group === 'seeding'
