import { ramp } from '../canvas'
import type { Easel } from '../easel'
import { box, circle, ellipse, type Path, path, polygon } from '../paths'
import type { Design } from '../posters'
import { roman } from './styles'

export const carnivalOfSouls: Design = {
  art,
  focus: 860,
  title: {
    lines: ['Carnival', 'of Souls'],
    y: 90,
    size: 112,
    align: 'center',
    color: '#f4ead8',
    style: { ...roman, contrast: 2.2 },
    gap: 0.2,
  },
  caption: { color: '#c9bfae', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 900], ['#27374a', '#6d7f8c', '#d9b48a', '#f1d5a2']))
  e.fill(circle(500, 640, 150), '#fbeec6')
  const ink = '#18202a'
  const hall: Path = [
    ...box(140, 690, [720, 90]),
    ...polygon([420, 690], [440, 560], [560, 560], [580, 690]),
    ...path('M430 564 C430 480 470 440 500 380 C530 440 570 480 570 564Z'),
    ...[180, 760].flatMap((x) => [
      ...box(x, 590, [70, 110]),
      ...path(`M${x - 8} 594 C${x - 8} 540 ${x + 20} 520 ${x + 35} 470 C${x + 50} 520 ${x + 78} 540 ${x + 78} 594Z`),
    ]),
  ]
  e.fill(hall, ink)
  e.fill(
    Array.from({ length: 14 }, (_, i) =>
      path(`M${160 + i * 50} 776 L${160 + i * 50} 738 C${160 + i * 50} 716 ${186 + i * 50} 716 ${186 + i * 50} 738 L${186 + i * 50} 776Z`),
    ).flat(),
    '#f1d5a2',
    { opacity: 0.85 },
  )
  e.fill(box(-1000, 780, [3000, 1800]), ramp([0, 780], [0, 1500], ['#8f8f86', '#40566a', '#16212e']))
  e.fill(
    hall.map((piece) => ({ closed: true, points: piece.points.map(([x, y]) => [x + Math.sin(y / 9) * 3, 1560 - y] as const) })),
    ink,
    { opacity: 0.55 },
  )
  for (let i = 0; i < 26; i++)
    e.fill(ellipse(500 + ((i * 211) % 900) - 450, 796 + i * 24, [60 + ((i * 53) % 160), 3 + (i % 3)]), '#f1d5a2', { opacity: 0.24 })
  e.fill(path('M320 1180 C310 960 380 850 500 850 C620 850 690 960 680 1180Z'), '#241c20')
  e.fill(
    path('M372 1180 C362 1010 420 930 500 930 C580 930 638 1010 628 1180Z'),
    ramp([372, 0], [628, 0], ['#f4ead8', '#e9dcc6', '#a99a88']),
  )
  e.fill(path('M366 1040 C380 950 440 910 520 920 C470 940 420 980 400 1070Z'), '#241c20')
  e.fill([...ellipse(448, 1084, [42, 32]), ...ellipse(556, 1084, [42, 32])], '#3a2d33', { opacity: 0.75 })
  e.fill([...ellipse(448, 1086, [28, 20]), ...ellipse(556, 1086, [28, 20])], '#fffdf6')
  e.fill([...circle(448, 1086, 15), ...circle(556, 1086, 15)], '#10141a')
  e.fill(box(-1000, 1168, [3000, 900]), ramp([0, 1168], [0, 1500], ['#2c3f50', '#101822']))
  for (const [w, y] of [
    [250, 1172],
    [330, 1196],
    [430, 1226],
  ] as const)
    e.line(ellipse(500, y, [w, w * 0.06]), '#c9bfae', { width: 5, opacity: 0.5 })
}
