import { choice, integer, text } from '#server/foundation/lib/fields'

/** Limits of the embedded client, and those that replace them at certain times. */
export const speedLimitFields = {
  download_speed_limit: integer({
    section: 'Downloads',
    label: 'Download limit',
    unit: 'kB/s',
    help: '0 means no limit.',
    default: 0,
    min: 0,
    max: 100_000_000,
  }),
  upload_speed_limit: integer({
    section: 'Downloads',
    label: 'Upload limit',
    unit: 'kB/s',
    help: '0 means no limit.',
    default: 0,
    min: 0,
    max: 100_000_000,
  }),
  speed_schedule: choice({
    section: 'Downloads',
    label: 'Other limits at certain times',
    help: 'For example slow in the evening, or fast at night. They replace the limits above.',
    options: ['off', 'every_day', 'weekdays', 'weekends'],
    default: 'off',
  }),
  speed_schedule_from: text({
    section: 'Downloads',
    label: 'From',
    help: 'By the clock of the computer that runs Marquee.',
    format: 'time',
    default: '18:00',
  }),
  speed_schedule_until: text({
    section: 'Downloads',
    label: 'Until',
    help: 'A time before the start is on the next day.',
    format: 'time',
    default: '23:00',
  }),
  scheduled_download_speed_limit: integer({
    section: 'Downloads',
    label: 'Download limit at these times',
    unit: 'kB/s',
    help: '0 means no limit.',
    default: 0,
    min: 0,
    max: 100_000_000,
  }),
  scheduled_upload_speed_limit: integer({
    section: 'Downloads',
    label: 'Upload limit at these times',
    unit: 'kB/s',
    help: '0 means no limit.',
    default: 0,
    min: 0,
    max: 100_000_000,
  }),
}
