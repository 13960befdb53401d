import { glow } from '../canvas'
import { at, type Easel, line } from '../easel'
import { box, ellipse, path, polygon } from '../paths'
import type { Design } from '../posters'
import { bowler, cane, figure } from '../silhouettes'
import { heavy } from './styles'

export const theKid: Design = {
  art,
  focus: 780,
  title: { lines: ['The Kid'], y: 84, size: 168, align: 'center', color: '#1d1714', style: heavy },
  caption: { color: '#f3d9a0', align: 'center' },
}

function art(e: Easel) {
  e.all('#e2b04a')
  for (let row = 0; row < 26; row++)
    for (let i = -9; i < 19; i++)
      e.fill(box(i * 110 + (row % 2) * 55, row * 50 + 8, [102, 42]), (row * 7 + i * 3 + 90) % 5 ? '#d99f3a' : '#cb8a30')
  e.fill(path('M250 1180 L250 620 C250 440 360 330 500 330 C640 330 750 440 750 620 L750 1180Z'), '#7a4a26')
  e.fill(
    path('M284 1180 L284 630 C284 470 380 372 500 372 C620 372 716 470 716 630 L716 1180Z'),
    glow([500, 760], 560, ['#f9e9b8', '#f0c766', '#a8702f']),
  )
  const ink = '#1d1714'
  e.fill(box(-1000, 1180, [3000, 400]), '#5b3a22')
  e.fill(box(200, 1150, [600, 60]), '#8f6236')
  const tramp = [
    ...figure,
    ...bowler,
    ...polygon([-30, 0], [-74, 4], [-74, -14], [-20, -20]),
    ...polygon([30, 0], [74, 4], [74, -14], [20, -20]),
  ]
  e.fill(at(tramp, 440, 1152, [2, 2]), ink)
  e.line(at(cane, 330, 1150, 2), ink, { width: 10, ends: 'round', joins: 'round' })
  const kid = [...figure, ...ellipse(0, -296, [34, 18]), ...polygon([0, -302], [44, -294], [44, -286], [0, -286])]
  e.fill(at(kid, 610, 1152, [1.15, 1.06]), ink)
  e.line(line([530, 970], [568, 990]), ink, { width: 34, ends: 'round' })
  e.fill([...ellipse(424, 598, [7, 5]), ...ellipse(456, 598, [7, 5])], '#f9e9b8')
  e.fill(polygon([428, 622], [452, 622], [456, 634], [424, 634]), '#f0c766', { opacity: 0.35 })
}
