import type { RadarrReport } from '../api/types'

type Item = RadarrReport['kinds'][number]['items'][number]
const item = (name: string, outcome: Item['outcome'], reason = ''): Item => ({
  name,
  outcome,
  reason,
  reasons: reason === '' ? [] : [{ code: 'radarr_as_told', values: { why: reason }, text: reason }],
})

const kinds: Record<string, Item[]> = {
  tags: [item('family', 'matched', 'It is here already and stays as it is'), item('horror', 'added')],
  custom_formats: [item('x265', 'added'), item('Moon', 'impossible', 'Condition one: MoonPhaseSpecification is not known here')],
  quality_profiles: [item('HD-1080p', 'added', 'Without the score of Moon, which cannot come along')],
  root_folders: [
    item('/srv/movies', 'matched', 'It is a library folder here already'),
    item(
      '/movies/',
      'impossible',
      'It is not on this machine: say how it is called here (`path_map`), or plug in its disk, and import again',
    ),
  ],
  indexers: [
    item('A collector', 'added', 'Radarr does not tell its key through the API: it comes in switched off'),
    item('Usenet', 'impossible', 'It leads to Usenet, and this program speaks BitTorrent only'),
  ],
  exclusions: [],
  movies: [
    ...Array.from({ length: 240 }, (_, n) => item(`Movie ${n + 1} (${1950 + (n % 70)})`, 'added')),
    item('Charade (1963)', 'changed', 'It gets its file and its tags'),
    item(
      'Detour (1945)',
      'impossible',
      'Its folder /movies/Detour is in no library folder of this machine; without its file it would be fetched again',
    ),
  ],
}

const totalsOf = (items: readonly Item[]) => {
  const of = (outcome: Item['outcome']) => items.filter((one) => one.outcome === outcome).length
  return { matched: of('matched'), added: of('added'), changed: of('changed'), impossible: of('impossible') }
}

export const fakeRadarrReport = (applied: boolean): RadarrReport => ({
  applied,
  version: '5.14.0.9383',
  totals: totalsOf(Object.values(kinds).flat()),
  kinds: Object.entries(kinds).map(([kind, items]) => ({ kind, totals: totalsOf(items), items })) as RadarrReport['kinds'],
})
