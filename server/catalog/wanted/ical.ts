import type { CalendarEntry } from './schema'

type Options = { instanceId: string; now: Date }
const kinds = { cinema: 'in cinemas', digital: 'digital release', physical: 'on disc' } as const

/** Release dates in the format of calendar programs (RFC 5545). */
export const icalOf = (entries: readonly CalendarEntry[], { instanceId, now }: Options): string => {
  const stamped = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Movies//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Movies',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...entries.flatMap((entry) => event(entry, { instanceId, stamped })),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const event = ({ movie_id, title, year, date, kind }: CalendarEntry, { instanceId, stamped }: { instanceId: string; stamped: string }) => [
  'BEGIN:VEVENT',
  `UID:movie-${movie_id}-${kind}@${instanceId}`,
  `DTSTAMP:${stamped}`,
  `DTSTART;VALUE=DATE:${day(date)}`,
  `DTEND;VALUE=DATE:${day(new Date(Date.parse(date) + 86_400_000).toISOString())}`,
  `SUMMARY:${escaped(`${title}${year === null ? '' : ` (${year})`}: ${kinds[kind]}`)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const day = (at: string): string => at.slice(0, 10).replaceAll('-', '')

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\n|\r/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const longest = 75
/** Lines are at most 75 bytes; the rest continues on the next line after a space. */
const folded = (line: string): string => {
  let cut = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > longest) {
      cut += '\r\n '
      bytes = 1
    }
    cut += sign
    bytes += size
  }
  return cut
}
