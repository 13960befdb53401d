/**
 * The states of a download. `download_completed` is announced on the way from `downloading` to `importing`: the payload is complete and
 * verified, but not yet on the shelf.
 */
export const phases = [
  'queued',
  'fetching_metadata',
  'checking',
  'downloading',
  'stalled',
  'paused',
  'importing',
  'import_blocked',
  'seeding',
  'completed',
  'failed',
  'cancelled',
] as const
export type Phase = (typeof phases)[number]

/** The allowed transitions. `failed` and `cancelled` may follow every state that is not final. */
const next: Record<Phase, readonly Phase[]> = {
  queued: ['fetching_metadata', 'checking', 'downloading', 'paused'],
  fetching_metadata: ['queued', 'checking', 'downloading', 'stalled', 'paused'],
  checking: ['queued', 'downloading', 'stalled', 'paused', 'importing'],
  downloading: ['queued', 'checking', 'stalled', 'paused', 'importing'],
  stalled: ['queued', 'fetching_metadata', 'checking', 'downloading', 'paused', 'importing'],
  paused: ['queued', 'fetching_metadata', 'checking', 'downloading', 'importing'],
  importing: ['import_blocked', 'seeding', 'completed', 'downloading', 'checking'],
  import_blocked: ['importing', 'seeding', 'completed'],
  seeding: ['completed'],
  completed: [],
  failed: ['queued'],
  cancelled: [],
}

export const isOver = (phase: Phase): boolean => phase === 'completed' || phase === 'failed' || phase === 'cancelled'
/** Not completely downloaded yet. */
export const isUnderway = (phase: Phase): boolean =>
  phase === 'queued' ||
  phase === 'fetching_metadata' ||
  phase === 'checking' ||
  phase === 'downloading' ||
  phase === 'stalled' ||
  phase === 'paused'

/** Whether a download may change from one state to the other. Staying is always allowed. */
export const mayFollow = (from: Phase, to: Phase): boolean =>
  from === to || next[from].includes(to) || (!isOver(from) && (to === 'failed' || to === 'cancelled'))

export const underway = phases.filter(isUnderway)
export const open = phases.filter((phase) => !isOver(phase))
