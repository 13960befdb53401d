import type { Page } from 'playwright-core'
import { type Browser, launch, type Scheme, type Size, settled, sizes, type Watch, watch } from './browser'
import { openUiWorld, type UiWorld } from './world'

export type Visit = {
  readonly world: UiWorld
  readonly browser: Browser
  readonly page: Page
  readonly heard: Watch
  /** The origin of the service as the browser reaches it. */
  readonly at: string
}
type Wish = { readonly size: Size; readonly scheme: Scheme; readonly isFurnished?: boolean }

/** A world of its own and a browser in it that a one-time address has let in. What is opened is closed by who asked for it. */
export const openVisit = async ({ size, scheme, isFurnished = false }: Wish): Promise<Visit> => {
  const [world, browser] = await Promise.all([openUiWorld({ isFurnished }), launch()])
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const context = await browser.open({ ...sizes[size], colorScheme: scheme })
  const heard = await watch(context, at)
  const page = await context.newPage()
  await page.goto(address)
  await settled(page)
  return { world, browser, page, heard, at }
}
