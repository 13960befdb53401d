import { ramp } from '../canvas'
import { at, type Easel, peaks, strewn } from '../easel'
import { box, circle, type Path, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { bowler, cane, figure } from '../silhouettes'
import { heavy } from './styles'

export const goldRush: Design = {
  art,
  focus: 880,
  title: {
    lines: ['The', 'Gold Rush'],
    y: 80,
    size: 128,
    color: '#fbe089',
    style: { ...heavy, breadth: 0.66, weight: 0.22 },
    gap: 0.16,
    align: 'center',
  },
  caption: { color: '#2c4f68' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#14304a', '#2f6285', '#9cc3cf']))
  e.fill(circle(280, 470, 140), ramp([200, 330], [340, 610], ['#fbe089', '#eab43f']))
  e.fill(peaks(880, 400, 14), '#5d8ca6')
  e.fill(peaks(960, 300, 3), '#84acbd')
  e.fill(
    path('M-1000 900 L380 880 C520 880 640 900 700 960 C720 990 690 1020 660 1060 C600 1160 640 1300 580 1400 L560 2600 L-1000 2600Z'),
    ramp([0, 880], [700, 1300], ['#fdfefb', '#cfe2e8']),
  )
  e.fill(
    path(
      'M700 960 C720 990 690 1020 660 1060 C600 1160 640 1300 580 1400 L560 2600 L640 2600 C700 1400 680 1200 720 1080 C760 1010 760 980 700 960Z',
    ),
    '#9dbccb',
  )
  const hut: Path = [...box(-170, -200, [340, 200])]
  const tilt = { x: 690, y: 946, turns: 0.05 }
  e.fill(place(hut, tilt), '#6a3a22')
  for (let i = 0; i < 5; i++) e.fill(place(box(-170, -200 + i * 40, [340, 5]), tilt), '#43230f')
  e.fill(place(polygon([-214, -190], [0, -330], [214, -190]), tilt), '#43230f')
  e.fill(
    place(
      path(
        'M-224 -184 C-150 -250 -60 -330 0 -346 C60 -330 150 -250 224 -184 C190 -190 170 -206 150 -222 C90 -262 40 -296 0 -306 C-40 -296 -90 -262 -150 -222 C-170 -206 -190 -190 -224 -184Z',
      ),
      tilt,
    ),
    '#fdfefb',
  )
  e.fill(place(box(90, -390, [46, 110]), tilt), '#43230f')
  e.fill(place(box(-130, -150, [84, 150]), tilt), '#2a1408')
  e.fill(place(box(30, -150, [90, 80]), tilt), '#fbd774')
  e.fill(place([...box(71, -150, [8, 80]), ...box(30, -114, [90, 8])], tilt), '#43230f')
  const ink = '#1a1512'
  e.fill(
    [
      ...at(figure, 300, 1190, 1.02),
      ...at(bowler, 300, 1190, 1.02),
      ...at(polygon([-34, 0], [-66, 6], [-62, -14], [-20, -16]), 300, 1190),
      ...at(polygon([34, 0], [66, 6], [62, -14], [20, -16]), 300, 1190),
    ],
    ink,
  )
  e.line(at(cane, 376, 1192, 0.95), ink, { width: 8, ends: 'round', joins: 'round' })
  e.fill(polygon([258, 1000], [204, 1060], [218, 1072], [270, 1030]), ink)
  e.fill(strewn(260, 25, { area: [-900, 0, 1900, 1500], radius: [2.5, 8] }), '#ffffff', { opacity: 0.85 })
}
