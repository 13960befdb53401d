import { ramp } from '../canvas'
import { at, type Easel, hills, line, peaks } from '../easel'
import { box, circle, ellipse, path, rays } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { roman } from './styles'

export const sunrise: Design = {
  art,
  focus: 860,
  title: { lines: ['Sunrise'], y: 96, size: 158, align: 'center', color: '#5a2a34', style: { ...roman, contrast: 3.4 } },
  caption: { color: '#f3cf9a', align: 'center' },
}

function art(e: Easel) {
  e.all('#f6d9a0')
  e.fill(rays([500, 860], 2400, 34), '#ee9a3f')
  e.fill(circle(500, 860, 344), '#f6d9a0')
  e.fill(circle(500, 860, 310), ramp([0, 550], [0, 900], ['#fdf0c0', '#f3a83e', '#dd5a32']))
  e.fill(peaks(880, 120, 8), '#8a4a4a')
  e.fill(hills(880, 34, { waves: 1.4 }), '#5f3a4c')
  e.fill(box(-1000, 880, [3000, 1600]), ramp([0, 880], [0, 1500], ['#c8633f', '#5a4564', '#1e2a4a']))
  for (let i = 0; i < 15; i++) {
    const w = 300 - Math.abs(i - 2) * 14
    e.fill(ellipse(500 + (i % 2 ? 22 : -18), 904 + i * 27, [w, 5 + i * 0.55]), '#f9d48a', { opacity: 0.9 - i * 0.05 })
  }
  const ink = '#1a1626'
  e.fill(path('M250 1090 C360 1130 640 1130 760 1086 C736 1166 690 1190 620 1196 L380 1196 C310 1190 272 1160 250 1090Z'), ink)
  e.fill([...at(figure, 420, 1190, [0.9, 0.78]), ...at(figure, 580, 1190, [0.8, 0.72]), ...ellipse(580, 985, [30, 26])], ink)
  e.line(line([300, 1220], [470, 1050]), ink, { width: 11, ends: 'round' })
}
