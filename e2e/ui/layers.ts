import type { Page } from 'playwright-core'
import { still } from './browser'

type Layer = { at: string; is?: 'menu'; open: (page: Page) => Promise<void> }

const byButton =
  (name: string | RegExp): Layer['open'] =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const byKey =
  (key: string): Layer['open'] =>
  (page) =>
    page.keyboard.press(key)

/** All dialogs and menus, with the steps that open them. */
export const layersOf = (movie: { inLibrary: string; downloading: string }): Readonly<Record<string, Layer>> => ({
  palette: {
    at: '/',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').pressSequentially('no')
    },
  },
  'shortcuts help': { at: '/', open: byKey('?') },
  sorting: { at: '/library', is: 'menu', open: byButton(/^Sort/) },
  filters: { at: '/library', open: byButton('Filter') },
  'view of the library': { at: '/library', is: 'menu', open: byButton('View') },
  'save a view': {
    at: '/library?status=wanted',
    open: async (page) => {
      await page.getByRole('button', { name: 'View' }).click()
      await page.getByRole('menuitem', { name: /^Save this view/ }).click()
    },
  },
  'tags of several movies': {
    at: '/library',
    open: async (page) => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.locator('[data-movie-index]').first().click()
      await page.getByRole('button', { name: 'Tags' }).click()
    },
  },
  'speed limit': { at: '/activity', is: 'menu', open: byButton(/^Speed limit/) },
  'edit a movie': { at: `/movies/${movie.inLibrary}`, open: byKey('e') },
  'remove a movie': { at: `/movies/${movie.inLibrary}`, open: byKey('Delete') },
  'more for a movie': { at: `/movies/${movie.inLibrary}`, is: 'menu', open: byButton('More') },
  'download anyway': {
    at: `/movies/${movie.downloading}?tab=releases`,
    open: byButton('Download anyway'),
  },
  'own torrent': {
    at: `/movies/${movie.downloading}?tab=releases`,
    open: byButton('Use your own torrent'),
  },
  'speed limits of a download': {
    at: '/activity',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: /^Speed limits/ }).click()
    },
  },
  'stop a download': {
    at: '/activity',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Cancel download' }).click()
    },
  },
  indexer: {
    at: '/settings/indexers',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add an indexer' }).click()
      await page.getByText('Advanced').click()
    },
  },
  'rename existing files': {
    at: '/settings/library',
    open: async (page) => {
      await page.getByRole('button', { name: 'Rename existing files' }).click()
      await page.getByRole('button', { name: /^Rename \d+ files$/ }).waitFor()
    },
  },
  profile: { at: '/settings/quality', open: byButton('Add a profile') },
  preference: { at: '/settings/preferences', open: byButton('Add a preference') },
  'download program': { at: '/settings/download-clients', open: byButton('Add a download client') },
  'follow a list': { at: '/settings/followed-lists', open: byButton('Follow a list') },
  'disconnect the tracker': { at: '/settings/tracker', open: byButton('Disconnect') },
  webhook: { at: '/settings/webhooks', open: byButton('Add a webhook') },
  tag: { at: '/settings/tags', open: byButton('Add a tag') },
  'exclude a movie': { at: '/settings/recycle?tab=movies', open: byButton('Exclude a movie') },
  pairing: { at: '/settings/devices', open: byButton('Connect a phone') },
  token: { at: '/settings/devices', open: byButton('Token for a program') },
  'another key': { at: '/settings/devices', open: byButton('Replace the API key') },
  restore: { at: '/settings/archives', open: byButton(/^Restore$/) },
})

/** Selects open layers. */
export const openLayers = ':is([role=dialog], [role=alertdialog], [role=menu])'

/** Waits until no layer is open and its history entry is gone. */
export const layerLeft = async (page: Page): Promise<void> => {
  await page.locator(openLayers).waitFor({ state: 'detached', timeout: 60_000 })
  await page.waitForFunction(() => (history.state as { layer?: string } | null)?.layer === undefined, undefined, { timeout: 60_000 })
}

/** Opens it and waits until it is the only layer: the menu that led to it may still be closing. */
export const openLayer = async (page: Page, { is, open }: Layer): Promise<void> => {
  await open(page)
  const expected = is === 'menu' ? '[role=menu]' : ':is([role=dialog], [role=alertdialog])'
  await page.locator(expected).waitFor({ timeout: 60_000 })
  await page.waitForFunction((layers) => document.querySelectorAll(layers).length === 1, openLayers, { timeout: 60_000 })
  await still(page)
}
