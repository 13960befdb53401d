import type { Page } from 'playwright-core'
import { type Browser, enterByLink, launch, type Scheme, type Size, sizes, type Watch, watch } from './browser'
import { openUiWorld, type UiWorld } from './world'

export type Visit = {
  readonly world: UiWorld
  readonly browser: Browser
  readonly page: Page
  readonly heard: Watch
  /** The service's origin as the browser reaches it. */
  readonly at: string
}
type Wish = { readonly size: Size; readonly scheme: Scheme; readonly isFurnished?: boolean }

/** A world with a browser signed in through a one-time URL. The caller closes both. */
export const openVisit = async ({ size, scheme, isFurnished = false }: Wish): Promise<Visit> => {
  const [world, browser] = await Promise.all([openUiWorld({ isFurnished }), launch()])
  const address = await world.loginUrl()
  const at = new URL(address).origin
  const context = await browser.open({ ...sizes[size], colorScheme: scheme })
  const heard = await watch(context, at)
  const page = await context.newPage()
  await enterByLink(page, address)
  return { world, browser, page, heard, at }
}
