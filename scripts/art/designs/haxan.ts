import { ramp } from '../canvas'
import { at, type Easel } from '../easel'
import { circle, ellipse, mirrored, type Path, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { roman } from './styles'

export const haxan: Design = {
  art,
  focus: 700,
  title: { lines: ['Häxan'], y: 92, size: 112, align: 'center', color: '#ffb23e', style: { ...roman, squareness: 0.3 } },
  caption: { color: '#fbe3c0', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#1a0c12', '#561520', '#b2321f', '#f0902e']))
  e.fill(circle(500, 540, 310), ramp([0, 230], [0, 850], ['#fff0c4', '#f7c765']))
  const rider: Path = [
    ...polygon([-150, 20], [150, -14], [150, -6], [-150, 30]),
    ...polygon([-150, 10], [-236, -4], [-250, 34], [-232, 58], [-150, 40]),
    ...path(
      'M-20 14 C-50 -40 -30 -90 8 -100 C40 -96 40 -60 70 -36 L66 -22 C40 -30 34 -36 26 -36 C40 -10 60 10 80 50 L64 56 C40 30 20 20 -20 14Z',
    ),
    ...circle(24, -116, 20),
    ...polygon([-14, -122], [60, -134], [12, -206]),
    ...path('M-16 -90 C-70 -70 -100 -80 -140 -50 C-90 -40 -60 -20 -30 -20Z'),
  ]
  e.fill(place(rider, { x: 470, y: 420, scale: 0.95, turns: -0.03 }), '#16090f')
  e.fill(place(rider, { x: 250, y: 660, scale: 0.55, turns: 0.02 }), '#16090f')
  e.fill(place(rider, { x: 760, y: 640, scale: 0.44, turns: -0.05 }), '#16090f')
  const horn = path('M90 1130 C160 1100 260 1020 270 860 C276 800 262 750 236 712 C350 770 400 930 330 1080 C290 1160 210 1220 140 1250Z')
  e.fill([...at(horn, 480, 70), ...at(mirrored(horn, 0), 520, 70)], '#16090f')
  e.fill(
    path(
      'M500 1130 C640 1130 700 1200 716 1290 L860 1250 C830 1330 780 1370 716 1380 C716 1480 690 1560 640 1640 L360 1640 C310 1560 284 1480 284 1380 C220 1370 170 1330 140 1250 L284 1290 C300 1200 360 1130 500 1130Z',
    ),
    '#16090f',
  )
  const eye = path('M-92 -26 C-60 -40 -20 -20 0 12 C-36 22 -76 14 -92 -26Z')
  e.fill([...at(eye, 470, 1296), ...at(mirrored(eye, 0), 530, 1296)], '#ffb23e')
  e.fill([...ellipse(432, 1290, [8, 18]), ...ellipse(568, 1290, [8, 18])], '#16090f')
}
