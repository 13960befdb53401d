import { dirname } from 'node:path'
import type { Row } from './store'

type SeedGoal = { ratio: number | null; minutes: number | null }

/** What the torrent engine needs to run a download. */
export const wantedTorrent = (row: Row, { folder, seed_goal }: { folder: string; seed_goal: SeedGoal }) => ({
  source: row.torrent ? { torrent: new Uint8Array(row.torrent) } : { magnet: row.magnet ?? '' },
  /** A download stays where it started, even after the setting changed. */
  folder: row.save_path ? dirname(row.save_path) : folder,
  files: row.files ? row.files.filter((file) => file.wanted).map((file) => file.index) : null,
  paused: row.state === 'paused',
  seed_goal,
  limits: limitsOf(row),
  trackers: row.more_trackers ?? [],
})

/** Of this download alone, in bytes per second. */
export const limitsOf = ({ download_speed_limit, upload_speed_limit }: Pick<Row, 'download_speed_limit' | 'upload_speed_limit'>) => ({
  download: bytesOf(download_speed_limit),
  upload: bytesOf(upload_speed_limit),
})
const bytesOf = (kilobytes: number): number | null => (kilobytes > 0 ? kilobytes * 1000 : null)

type Limits = { seed_ratio_limit: number; seed_minutes_limit: number }
/** The indexer's seeding goal overrides the settings, where 0 means no goal. */
export const seedGoalOf = ({ seed_ratio, seed_minutes }: Pick<Row, 'seed_ratio' | 'seed_minutes'>, limits: Limits): SeedGoal => ({
  ratio: seed_ratio ?? (limits.seed_ratio_limit || null),
  minutes: seed_minutes ?? (limits.seed_minutes_limit || null),
})
