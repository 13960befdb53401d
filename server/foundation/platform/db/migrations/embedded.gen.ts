// Written by scripts/migration.ts.
import m0 from './0000_init.sql' with { type: 'text' }
import m1 from './0001_taken_twice.sql' with { type: 'text' }
import m2 from './0002_subtitles.sql' with { type: 'text' }
import m3 from './0003_replaces.sql' with { type: 'text' }
import m4 from './0004_playback.sql' with { type: 'text' }
import m5 from './0005_movie_details.sql' with { type: 'text' }
import m6 from './0006_port_mapping.sql' with { type: 'text' }
import m7 from './0007_release_magnets.sql' with { type: 'text' }
import m8 from './0008_secondary_year.sql' with { type: 'text' }
import m9 from './0009_tracker.sql' with { type: 'text' }
import m10 from './0010_subtitles-from-provider.sql' with { type: 'text' }
import m11 from './0011_lists.sql' with { type: 'text' }
import m12 from './0012_vpn_peer.sql' with { type: 'text' }
import m13 from './0013_reason_values.sql' with { type: 'text' }
import m14 from './0014_counting.sql' with { type: 'text' }
import m15 from './0015_search.sql' with { type: 'text' }
import m16 from './0016_added_by.sql' with { type: 'text' }
import m17 from './0017_error_reasons.sql' with { type: 'text' }
import m18 from './0018_vpn_exit_url.sql' with { type: 'text' }
import m19 from './0019_vpn_proxy.sql' with { type: 'text' }
import m20 from './0020_vpn_proxy_without_login.sql' with { type: 'text' }
import m21 from './0021_vpn_interface.sql' with { type: 'text' }
import m22 from './0022_vpn_cover.sql' with { type: 'text' }
import m23 from './0023_counts_kept.sql' with { type: 'text' }
import m24 from './0024_present_bytes.sql' with { type: 'text' }
import m25 from './0025_color_name.sql' with { type: 'text' }
import m26 from './0026_movie_changes.sql' with { type: 'text' }
import m27 from './0027_searches.sql' with { type: 'text' }
import m28 from './0028_stats_by_color.sql' with { type: 'text' }
import m29 from './0029_tallies.sql' with { type: 'text' }

export const migrations = [
  { version: 1, tag: '0000_init', sql: m0 },
  { version: 2, tag: '0001_taken_twice', sql: m1 },
  { version: 3, tag: '0002_subtitles', sql: m2 },
  { version: 4, tag: '0003_replaces', sql: m3 },
  { version: 5, tag: '0004_playback', sql: m4 },
  { version: 6, tag: '0005_movie_details', sql: m5 },
  { version: 7, tag: '0006_port_mapping', sql: m6 },
  { version: 8, tag: '0007_release_magnets', sql: m7 },
  { version: 9, tag: '0008_secondary_year', sql: m8 },
  { version: 10, tag: '0009_tracker', sql: m9 },
  { version: 11, tag: '0010_subtitles-from-provider', sql: m10 },
  { version: 12, tag: '0011_lists', sql: m11 },
  { version: 13, tag: '0012_vpn_peer', sql: m12 },
  { version: 14, tag: '0013_reason_values', sql: m13 },
  { version: 15, tag: '0014_counting', sql: m14 },
  { version: 16, tag: '0015_search', sql: m15 },
  { version: 17, tag: '0016_added_by', sql: m16 },
  { version: 18, tag: '0017_error_reasons', sql: m17 },
  { version: 19, tag: '0018_vpn_exit_url', sql: m18 },
  { version: 20, tag: '0019_vpn_proxy', sql: m19 },
  { version: 21, tag: '0020_vpn_proxy_without_login', sql: m20 },
  { version: 22, tag: '0021_vpn_interface', sql: m21 },
  { version: 23, tag: '0022_vpn_cover', sql: m22 },
  { version: 24, tag: '0023_counts_kept', sql: m23 },
  { version: 25, tag: '0024_present_bytes', sql: m24 },
  { version: 26, tag: '0025_color_name', sql: m25 },
  { version: 27, tag: '0026_movie_changes', sql: m26 },
  { version: 28, tag: '0027_searches', sql: m27 },
  { version: 29, tag: '0028_stats_by_color', sql: m28 },
  { version: 30, tag: '0029_tallies', sql: m29 },
] as const
