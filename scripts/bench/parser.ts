import { parseRelease } from '#server/foundation/releases/parse-release'
import { median, printTable } from './table'

/** Distinct release names parsed per second. */
const count = Number(process.argv[2] ?? 50_000)
const titles = [
  'The Quiet Harbour',
  'Night of the Long Road',
  'Amelie',
  '2001 A Space Odyssey',
  'Le Fabuleux Destin',
  'M',
  'Blade Runner 2049',
]
const ends = [
  '1080p.BluRay.x264.DTS-HD.MA.5.1-GROUP',
  '2160p.UHD.BluRay.REMUX.HDR10.DV.TrueHD.7.1.Atmos-Group',
  'PROPER.720p.WEB-DL.DD5.1.H.264-TEAM',
  'GERMAN.DL.1080p.WEB.h265-SOMEONE',
  'DVDRip.XviD-OLD',
  'MULTi.1080p.AMZN.WEBRip.DDP5.1.x265.10bit-[ONE]',
  'Extended.Cut.REPACK.1080p.WEB-DL.AAC2.0.H.264-LAST',
]
const names = Array.from({ length: count }, (_, i) => {
  const title = titles[i % titles.length]!.replaceAll(' ', '.')
  return `${title}.${1920 + (i % 105)}.${ends[(i * 7 + Math.floor(i / 11)) % ends.length]!}${i}`
})

const rounds = Array.from({ length: 5 }, () => {
  const before = process.cpuUsage()
  for (const name of names) parseRelease(name)
  const { user, system } = process.cpuUsage(before)
  return count / ((user + system) / 1e6)
})
printTable(`release names, ${count} of them, ${rounds.length} rounds`, [
  { what: 'parsed per CPU second', median: median(rounds).toFixed(0), best: Math.max(...rounds).toFixed(0) },
])
