import { ramp } from '../canvas'
import { type Easel, hills } from '../easel'
import { box, circle, type Path, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { heavy } from './styles'

export const livingDead: Design = {
  art,
  focus: 820,
  title: { lines: ['Night of the', 'Living Dead'], y: 80, color: '#d7dca0', style: heavy, gap: 0.16 },
  caption: { color: '#a9b46a' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#0c0f10', '#1c2a26', '#48604a', '#a9b46a']))
  e.fill(circle(500, 640, 270), '#d7dca0', { opacity: 0.95 })
  e.fill([...box(408, 700, [170, 140]), ...polygon([386, 706], [492, 616], [600, 706]), ...box(540, 620, [26, 70])], '#0c0f10')
  e.fill([...box(440, 740, [34, 40]), ...box(516, 740, [34, 40])], '#f0b33e')
  for (const [x, y] of [
    [436, 752],
    [436, 768],
    [512, 748],
    [512, 766],
  ] as const)
    e.fill(box(x, y, [42, 7]), '#0c0f10')
  e.fill(hills(830, 16, { waves: 1.4 }), '#0f1513')
  for (const [x, s] of [
    [120, 0.4],
    [200, 0.34],
    [286, 0.3],
    [700, 0.32],
    [786, 0.38],
    [880, 0.42],
    [-140, 0.5],
    [-320, 0.5],
    [1150, 0.5],
    [1330, 0.46],
  ] as const)
    e.fill(
      place(
        [
          ...figure,
          ...polygon([-30, -230], [-80, -120], [-66, -114], [-20, -190]),
          ...polygon([30, -230], [92, -150], [84, -136], [20, -190]),
        ],
        { x, y: 850, scale: s, turns: (x % 7) / 160 - 0.02 },
      ),
      '#0f1513',
    )
  e.fill([...reach(150, 1110, [0.72, -0.03]), ...reach(860, 1100, [0.76, 0.03])], '#27352e')
  e.fill([...reach(330, 1080, [0.98, -0.02]), ...reach(540, 1030, [1.05, 0.012]), ...reach(730, 1100, [0.9, 0.03])], '#0a0d0c')
  e.fill(hills(1270, 26, { waves: 1.7, shift: 0.3 }), '#060807')
}

const reach = (x: number, y: number, [scale, turns]: readonly [number, number]): Path => {
  const finger = (fx: number, fy: number, [length, bend]: readonly [number, number]) =>
    place(path(`M-15 10 L-14 -${length * 0.7} C-14 -${length} 14 -${length} 14 -${length * 0.7} L15 10Z`), { x: fx, y: fy, turns: bend })
  return place(
    [
      ...path('M-56 40 C-66 -10 -62 -60 -50 -100 L52 -100 C66 -50 62 0 46 40 C42 160 56 300 70 620 L-78 620 C-64 300 -60 160 -56 40Z'),
      ...finger(-38, -92, [120, -0.045]),
      ...finger(-12, -98, [150, -0.01]),
      ...finger(16, -98, [146, 0.02]),
      ...finger(40, -88, [116, 0.055]),
      ...finger(50, -10, [110, 0.13]),
    ],
    { x, y, scale, turns },
  )
}
