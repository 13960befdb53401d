import { expect } from 'bun:test'
import type { Page } from 'playwright-core'
import { axe } from './browser'

export type Remote = Awaited<ReturnType<typeof remoteFor>>
type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape'
const mostSteps = 60

/** Uses the page for TVs by keys alone. Each press checks that the focus is visible, and inside of what every TV shows. */
export const remoteFor = async (page: Page, address: string) => {
  const problems: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(address)
  const key = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null)
  const press = async (name: Key) => {
    await page.keyboard.press(name)
    expect(await focusProblems(page)).toEqual([])
  }
  const boxOf = (name: string | null) =>
    page.evaluate((wanted) => {
      const found = wanted === null ? document.activeElement : document.querySelector(`[data-key="${wanted}"]`)
      const { left, top, right, bottom } = found!.getBoundingClientRect()
      return { left, top, right, bottom }
    }, name)
  return {
    page,
    key,
    press,
    /** A key by the number that remote controls send. */
    send: (code: number) =>
      page.evaluate((keyCode) => {
        const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true })
        Object.defineProperty(event, 'keyCode', { value: keyCode })
        window.dispatchEvent(event)
      }, code),
    /** Moves the focus to a target that the screen shows, one direction after the other. */
    to: async (name: string) => {
      await page.locator(`[data-key="${name}"]`).waitFor()
      for (let steps = 0; (await key()) !== name; steps++) {
        if (steps > mostSteps) throw new Error(`no way to ${name} from ${String(await key())}`)
        const [from, target] = [await boxOf(null), await boxOf(name)]
        if (target.top >= from.bottom - 2) await press('ArrowDown')
        else if (target.bottom <= from.top + 2) await press('ArrowUp')
        else await press(target.left > from.left ? 'ArrowRight' : 'ArrowLeft')
      }
    },
    /** No finding of axe, no problem in the console, and nothing smaller than can be read from the sofa. */
    looksRight: async () => {
      expect(await axe(page)).toEqual([])
      expect(await smallTexts(page)).toEqual([])
      expect(problems).toEqual([])
    },
  }
}

/** What is wrong with the focus: lost, hidden, without a mark, or in the edge of 5 % that a TV may cut off. */
const focusProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return document.querySelector('button') ? ['the focus is lost'] : []
    const { left, top, right, bottom } = active.getBoundingClientRect()
    const [x, y] = [innerWidth * 0.05 - 1, innerHeight * 0.05 - 1]
    const name = active.getAttribute('data-key') ?? active.tagName
    const isInside = left >= x && top >= y && right <= innerWidth - x && bottom <= innerHeight - y
    const isMarked = getComputedStyle(active).borderTopColor !== 'rgba(0, 0, 0, 0)'
    return [
      ...(isInside ? [] : [`${name} is outside: ${[left, top, right, bottom].join(' ')}`]),
      ...(isMarked ? [] : [`${name} has no mark`]),
    ]
  })

/** Texts below 24 pixels on a screen of 1080 lines. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#tv *')]
      .filter((node) => [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== ''))
      .filter((node) => (Number.parseFloat(getComputedStyle(node).fontSize) * 1080) / innerHeight < 23.9)
      .map(({ textContent }) => textContent ?? ''),
  )
