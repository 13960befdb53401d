import type { ImportReport } from '../data/api/types'

type Item = ImportReport['kinds'][number]['items'][number]
const item = (name: string, outcome: Item['outcome'], reason = ''): Item => ({
  name,
  outcome,
  reason,
  reasons: reason === '' ? [] : [{ code: 'radarr_said', values: { why: reason }, text: reason }],
  harm: outcome === 'left_behind' ? 'setting' : null,
  goes_to: null,
})

const kinds: Record<string, Item[]> = {
  tags: [item('family', 'matched', 'It already exists and stays unchanged'), item('horror', 'added')],
  custom_formats: [item('x265', 'added'), item('Moon', 'impossible', 'Condition one: Marquee does not know MoonPhaseSpecification')],
  quality_profiles: [item('HD-1080p', 'added', 'Without the score of Moon, which cannot be imported')],
  root_folders: [
    item('/srv/movies', 'matched', 'It already is a library folder'),
    item('/movies/', 'impossible', 'It is not on this computer: enter its path here (`path_map`) or connect its disk, and import again'),
  ],
  indexers: [
    item('A collector', 'added', 'Radarr hides its key in the API, so it is imported disabled'),
    item('Usenet', 'impossible', 'It is a Usenet indexer, and Marquee only supports BitTorrent'),
  ],
  notifications: [item('Phone', 'left_behind', 'Pushover is not imported; add a webhook with the template for it')],
  exclusions: [],
  movies: [
    ...Array.from({ length: 240 }, (_, n) => item(`Movie ${n + 1} (${1950 + (n % 70)})`, 'added')),
    item('Charade (1963)', 'changed', 'It gets its file and its tags'),
    item(
      'Detour (1945)',
      'impossible',
      'Its folder /movies/Detour is not in any library folder of this computer; without its file, Marquee would download it again',
    ),
  ],
}

const totalsOf = (items: readonly Item[]) => {
  const of = (outcome: Item['outcome']) => items.filter((one) => one.outcome === outcome).length
  return {
    matched: of('matched'),
    added: of('added'),
    changed: of('changed'),
    impossible: of('impossible'),
    left_behind: of('left_behind'),
    ask: of('ask'),
  }
}

export const fakeRadarrReport = (applied: boolean): ImportReport => ({
  applied,
  source: 'radarr',
  version: '5.14.0.9383',
  report_id: applied ? 1 : null,
  totals: totalsOf(Object.values(kinds).flat()),
  kinds: Object.entries(kinds).map(([kind, items]) => ({ kind, totals: totalsOf(items), items })) as ImportReport['kinds'],
})
