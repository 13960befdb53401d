import { expect, test } from 'bun:test'
import { answered, watchPresses } from './answered'

watchPresses()

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
const press = () => document.body.click()

test('what follows a press waits until a frame has been drawn', async () => {
  const order: string[] = []
  press()
  const drawn = frame().then(() => order.push('frame'))
  await answered().then(() => order.push('next screen'))
  await drawn
  expect(order).toEqual(['frame', 'next screen'])
})

test('what nobody pressed, or a frame has answered, does not wait', async () => {
  press()
  await answered()
  const order: string[] = []
  const drawn = frame().then(() => order.push('frame'))
  await answered().then(() => order.push('next screen'))
  await drawn
  expect(order).toEqual(['next screen', 'frame'])
})

test('a tab that was hidden right after the press does not wait for frames', async () => {
  press()
  const order: string[] = []
  const drawn = frame().then(() => order.push('frame'))
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  await answered().then(() => order.push('next screen'))
  Reflect.deleteProperty(document, 'hidden')
  await drawn
  expect(order).toEqual(['next screen', 'frame'])
})

test('a browser that draws no frame does not keep the next screen', async () => {
  await answered()
  const real = globalThis.requestAnimationFrame
  globalThis.requestAnimationFrame = () => 0
  try {
    press()
    await answered()
  } finally {
    globalThis.requestAnimationFrame = real
  }
})
