import type { CSSProperties } from 'react'
import { OnStage } from '../../kit/scene'
import charade from './posters/charade.webp'
import metropolis from './posters/metropolis.webp'
import sintel from './posters/sintel.webp'

const fold = 'oklch(0.2 0.07 10)'
const curtain: CSSProperties = {
  background: `linear-gradient(to bottom, rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.42)), repeating-linear-gradient(90deg, ${fold} 0, oklch(0.36 0.14 10) 16px, oklch(0.43 0.17 10) 27px, oklch(0.34 0.13 10) 40px, ${fold} 58px)`,
}
const cone: CSSProperties = {
  clipPath: 'polygon(43% 0, 57% 0, 100% 100%, 0 100%)',
  background: 'linear-gradient(to bottom, rgb(255 236 210 / 0.34), rgb(255 236 210 / 0.2))',
}
const floor: CSSProperties = { background: 'linear-gradient(to bottom, oklch(0.16 0.03 10), oklch(0.1 0.015 10))' }
const pool: CSSProperties = { background: 'radial-gradient(closest-side, rgb(255 214 140 / 0.62) 0 82%, transparent)' }
const lamps: CSSProperties = {
  background:
    'radial-gradient(circle, #fff6df 0 8px, var(--bulb) 9px 16px, rgb(255 176 70 / 0.18) 17px 24px, transparent 26px) 0 0 / 62px 56px',
}
/** In rem: where the picture begins to fade in next to the text. */
const wide = (from: number) =>
  `linear-gradient(to right, transparent calc(var(--side) + ${from}rem), rgb(0 0 0 / 0.5) calc(var(--side) + ${from + 6}rem), #000 calc(var(--side) + ${from + 14}rem))`
const tall = 'linear-gradient(to top, transparent, #000 30%)'

/** Theater artwork behind setup, sign-in and an empty Home. Decorative. */
export const FirstStage = ({ isWide, from = 31 }: { isWide: boolean; from?: number }) => (
  <OnStage>
    <div
      className="absolute inset-x-0 top-0 overflow-hidden"
      style={{ zIndex: -1, blockSize: isWide ? '100dvh' : '23rem', maskImage: isWide ? wide(from) : tall }}
    >
      <div className="absolute inset-0" style={curtain} />
      <div className="absolute" style={{ ...(isWide ? onRight : onTop), insetBlockEnd: '5.5rem' }}>
        <div className="absolute inset-0" style={cone} />
      </div>
      <div className="absolute inset-x-0 bottom-0" style={{ ...floor, blockSize: isWide ? '10.5rem' : '7rem' }} />
      <div
        className="absolute"
        style={{ ...(isWide ? onRight : onTop), insetBlockStart: 'auto', insetBlockEnd: isWide ? '6.5rem' : '3.5rem', blockSize: '6rem' }}
      >
        <div className="absolute inset-0" style={pool} />
      </div>
      {isWide && <div className="absolute inset-x-0 bottom-4 h-14" style={lamps} />}
      <div className="absolute" style={isWide ? onRight : onTop}>
        {posters.map(({ url, ...place }) => (
          <img
            key={url}
            src={url}
            alt=""
            width={342}
            height={513}
            className="absolute rounded-card shadow-poster"
            style={{ ...(isWide ? big : small), ...place }}
          />
        ))}
      </div>
    </div>
  </OnStage>
)

const onRight: CSSProperties = { insetInlineEnd: '8%', insetBlock: '0 0', inlineSize: 'min(36rem, 42vw)' }
const onTop: CSSProperties = { insetInline: '12%', insetBlock: '0 0' }
const big: CSSProperties = { inlineSize: '11.5rem', blockSize: 'auto', insetBlockEnd: '10.5rem', insetInlineStart: 'calc(50% - 5.75rem)' }
const small: CSSProperties = { inlineSize: '7rem', blockSize: 'auto', insetBlockEnd: '6rem', insetInlineStart: 'calc(50% - 3.5rem)' }
const posters = [
  { url: sintel, transform: 'translate(-62%, 3%) rotate(-8deg) scale(0.9)' },
  { url: metropolis, transform: 'translate(62%, 3%) rotate(8deg) scale(0.9)' },
  { url: charade },
]
