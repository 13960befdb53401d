import { createCanvas, glow, noise, ramp } from './canvas'
import { createEasel, type Easel } from './easel'
import { box, circle, ellipse, type Path, path, polygon } from './paths'

/** Color schemes: light, dark, paper for the face, and an ink for hair and coat. */
const prints = [
  { light: '#e3b565', dark: '#8a4b2a', paper: '#f7e3bd', ink: '#3a1d12' },
  { light: '#7fa7a0', dark: '#23405a', paper: '#dfe9dd', ink: '#10222f' },
  { light: '#d98a7a', dark: '#5a2438', paper: '#f6d9cb', ink: '#2e101d' },
  { light: '#b9b48a', dark: '#4a5a3c', paper: '#ece6c8', ink: '#20281a' },
  { light: '#c9c3d6', dark: '#4b4470', paper: '#ebe5ef', ink: '#201b38' },
  { light: '#e6cfa0', dark: '#6b5638', paper: '#f8ecd2', ink: '#2e2416' },
] as const
const coats = ['ink', 'dark'] as const
const women = new Set(
  (
    'Audrey Ann Bleuette Brigitte Candace Carol Clara Claudia Denise Edna Elizaveta Frances Georgia Greta Halina Jackie~Joseph Janet Judith Kathryn ' +
    'Lil Maren Margaret Marilyn Marion Mary Mildred Rosalind Vanja'
  ).split(' '),
)
const isWoman = (name: string): boolean => women.has(name.split(' ')[0]!) || women.has(name.replace(' ', '~'))

/** A flat portrait for a name, not a likeness. The same name always gives the same face. */
export const drawPortrait = (name: string, [width, height]: readonly [number, number] = [370, 555]) => {
  const seed = Bun.hash.crc32(name)
  const pick = <T>(from: readonly T[], turn: number): T => from[Math.floor(noise(turn, seed) * from.length)]!
  const canvas = createCanvas(width, height)
  const easel = createEasel(canvas, { scale: width / 1000, x: 0, y: 0 })
  const { light, dark, paper, ink } = pick(prints, 1)
  const coat = { ink, dark }[pick(coats, 4)]
  const woman = isWoman(name)
  easel.all(ramp([0, 0], [0, 1500], [light, dark]))
  easel.fill(circle(500, 620, 560), glow([500, 620], 560, [light, light, dark]), { opacity: 0.55 })
  if (woman) easel.fill(pick(backs, 5), ink)
  drawBust(easel, { skin: paper, coat, ink, collar: woman ? 0 : noise(6, seed) })
  easel.fill(pick(fronts, 7), noise(3, seed) > 0.3 ? ink : dark)
  if (!woman && noise(8, seed) > 0.7) easel.fill(moustache, ink)
  if (!woman && noise(9, seed) > 0.7) drawHat(easel, { coat: ink, band: light })
  canvas.grain(8, seed)
  return canvas
}

type Bust = { skin: string; coat: string; ink: string; collar: number }

const drawBust = (e: Easel, { skin, coat, ink, collar }: Bust): void => {
  e.fill(path('M90 1500 C110 1180 260 1090 420 1050 L580 1050 C740 1090 890 1180 910 1500 Z'), coat)
  e.fill(polygon([420, 860], [580, 860], [600, 1080], [500, 1150], [400, 1080]), skin)
  e.fill(polygon([420, 900], [580, 900], [590, 1000], [420, 960]), '#000000', { opacity: 0.22 })
  if (collar > 0.5)
    e.fill([...polygon([400, 1040], [500, 1150], [360, 1230]), ...polygon([600, 1040], [500, 1150], [640, 1230])], '#f3efe4')
  if (collar > 0.75) e.fill([...polygon([500, 1150], [440, 1120], [440, 1190]), ...polygon([500, 1150], [560, 1120], [560, 1190])], ink)
  e.fill([...ellipse(300, 700, [36, 62]), ...ellipse(700, 700, [36, 62])], skin)
  e.fill(path('M310 560 C310 400 390 330 500 330 C610 330 690 400 690 560 C690 760 620 930 500 930 C380 930 310 760 310 560 Z'), skin)
  e.inside(path('M310 560 C310 400 390 330 500 330 C610 330 690 400 690 560 C690 760 620 930 500 930 C380 930 310 760 310 560 Z'), () =>
    e.fill(path('M520 300 C600 480 520 640 560 940 L800 940 L800 300 Z'), '#000000', { opacity: 0.16 }),
  )
  e.fill([...box(380, 606, [84, 14]), ...box(536, 606, [84, 14])], ink, { opacity: 0.75 })
  e.fill([...ellipse(424, 652, [18, 13]), ...ellipse(578, 652, [18, 13])], ink, { opacity: 0.85 })
  e.fill(path('M500 650 L470 760 C480 782 520 782 532 762 Z'), '#000000', { opacity: 0.18 })
  e.fill(path('M440 836 C470 822 530 822 560 836 C530 858 470 858 440 836 Z'), ink, { opacity: 0.55 })
}

const moustache: Path = path(
  'M410 812 C440 780 480 784 500 800 C520 784 560 780 590 812 C560 822 520 822 500 814 C480 822 440 822 410 812 Z',
)

const drawHat = (e: Easel, { coat, band }: { coat: string; band: string }): void => {
  e.fill(path('M330 420 C330 220 420 190 500 190 C580 190 670 220 670 420 Z'), coat)
  e.fill(ellipse(500, 424, [280, 40]), coat)
  e.fill(box(334, 360, [332, 44]), band)
}

/** Hair behind the face. */
const backs: readonly Path[] = [
  path(
    'M270 520 C260 300 400 250 500 250 C600 250 740 300 730 520 C740 760 760 900 700 1010 L620 1010 L380 1010 L300 1010 C240 900 260 760 270 520 Z',
  ),
  [...circle(330, 560, 110), ...circle(670, 560, 110), ...circle(320, 720, 90), ...circle(680, 720, 90)],
]

const fronts: readonly Path[] = [
  path(
    'M300 590 C290 380 390 290 510 290 C630 290 710 380 700 590 C680 520 650 470 600 440 C520 470 400 460 350 450 C320 490 310 540 300 590 Z',
  ),
  path('M300 600 C280 400 380 280 520 290 C640 300 720 400 700 600 C690 480 620 430 470 420 C380 440 320 500 300 600 Z'),
  path('M320 520 C330 380 410 310 500 310 C590 310 670 380 680 520 C650 430 600 390 500 388 C400 390 350 430 320 520 Z'),
  path(
    'M290 640 C270 420 360 280 500 280 C640 280 730 420 710 640 C690 540 680 480 640 430 L560 520 L540 430 L430 510 L420 430 C340 470 310 540 290 640 Z',
  ),
]
