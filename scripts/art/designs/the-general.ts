import { glow, ramp } from '../canvas'
import { type Easel, hills, rings } from '../easel'
import { box, circle, place, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const theGeneral: Design = {
  art,
  focus: 780,
  title: {
    lines: ['The General'],
    y: 80,
    color: '#f3e6cb',
    style: { ...heavy, squareness: 0.95, breadth: 0.5, slant: 0.12 },
    shadow: { color: '#15181c', by: [8, 8] },
  },
  caption: { color: '#f3e6cb' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#23405a', '#5d7f8c', '#e3b565', '#d98a3a']))
  const puffs = [
    [560, 250, 120],
    [690, 180, 150],
    [840, 120, 190],
    [450, 320, 90],
    [1040, 60, 240],
    [1300, 0, 300],
  ] as const
  e.fill(
    puffs.flatMap(([x, y, r]) => circle(x, y, r)),
    '#f3e6cb',
  )
  e.fill(
    puffs.flatMap(([x, y, r]) => circle(x + r * 0.18, y + r * 0.2, r * 0.72)),
    '#e2cfa8',
  )
  e.fill(hills(1060, 60, { waves: 0.6 }), '#4f5a3c')
  e.fill(hills(1120, 30, { waves: 1 }), '#39452f')
  e.fill(polygon([400, 1120], [600, 1120], [1500, 2300], [-500, 2300]), '#7a5a3c')
  for (let i = 0; i < 9; i++) e.fill(box(500 - 150 * 1.22 ** i, 1180 + 26 * 1.34 ** i, [300 * 1.22 ** i, 9 * 1.28 ** i]), '#4a3320')
  e.fill(
    [...polygon([416, 1120], [430, 1120], [250, 2300], [150, 2300]), ...polygon([570, 1120], [584, 1120], [850, 2300], [750, 2300])],
    '#cfc4b0',
  )
  const ink = '#15181c'
  e.fill(
    [
      ...polygon([440, 480], [560, 480], [540, 620], [460, 620]),
      ...polygon([390, 330], [610, 330], [560, 480], [440, 480]),
      ...box(376, 312, [248, 30]),
    ],
    ink,
  )
  e.fill([...box(300, 1000, [400, 80]), ...box(240, 930, [520, 60])], ink)
  e.fill(circle(500, 780, 236), '#b02a20')
  e.fill(circle(500, 780, 206), ink)
  e.fill(rings(500, 780, [170, 160]), '#d9a441', { rule: 'evenodd' })
  e.fill(Array.from({ length: 16 }, (_, i) => place(circle(0, -188, 7), { x: 500, y: 780, turns: i / 16 })).flat(), '#d9a441')
  e.fill(circle(500, 780, 52), '#d9a441')
  e.fill(box(440, 560, [120, 90]), ink)
  e.fill(circle(500, 604, 62), '#d9a441')
  e.fill(circle(500, 604, 48), glow([500, 604], 48, ['#fffdf0', '#fbe7a0', '#f2c65a']))
  e.fill(polygon([340, 1070], [660, 1070], [780, 1290], [220, 1290]), '#b02a20')
  for (let i = 0; i < 9; i++) e.fill(polygon([352 + i * 35, 1080], [366 + i * 35, 1080], [272 + i * 58, 1290], [238 + i * 58, 1290]), ink)
  e.fill([...circle(280, 956, 26), ...circle(720, 956, 26)], '#d9a441')
}
