import { ramp } from '../canvas'
import { at, type Easel, line, peaks, strewn } from '../easel'
import { circle, mirrored, path, place } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { light } from './styles'

export const sintel: Design = {
  art,
  focus: 680,
  title: { lines: ['Sintel'], y: 1256, size: 128, align: 'center', color: '#fbe3a6', style: { ...light, contrast: 1.6, weight: 0.12 } },
  caption: { color: '#e0b98a', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1300], ['#27304a', '#5a4a63', '#c4634a', '#f0a75c']))
  e.fill(circle(500, 620, 360), ramp([0, 260], [0, 980], ['#fbe3a6', '#f4a24e']))
  e.fill(peaks(1080, 330, 5), '#8f4a4c')
  e.fill(peaks(1180, 300, 11), '#54324a')
  e.fill(place([...dragonWing, ...mirrored(dragonWing, 0), ...dragonBody], { x: 520, y: 600, scale: 0.98, turns: 0.06 }), '#1d1a2b')
  e.fill(path('M-1000 1230 L120 1240 C330 1200 420 1130 520 1110 C640 1140 820 1250 2000 1220 L2000 2600 L-1000 2600Z'), '#191726')
  e.fill(at(figure, 520, 1116, 0.42), '#191726')
  e.line(line([548, 1128], [570, 930]), '#191726', { width: 5 })
  e.fill(strewn(160, 3, { area: [-900, 0, 1900, 1500], radius: [1.5, 5] }), '#fff4de', { opacity: 0.6 })
}

const dragonWing = path(
  'M0 -60 C-70 -190 -230 -270 -430 -250 C-350 -200 -330 -120 -350 -40 C-290 -90 -220 -80 -200 10 C-150 -50 -90 -40 -60 40 L0 70Z',
)

const dragonBody = path(
  'M0 -190 C22 -176 26 -150 22 -126 L34 -70 C42 0 36 70 14 130 C4 190 40 240 96 250 C60 272 -14 250 -14 170 C-36 90 -44 0 -34 -70 L-22 -126 C-26 -150 -22 -176 0 -190Z',
)
