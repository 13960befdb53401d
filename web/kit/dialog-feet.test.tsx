import { afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { screen, within } from '@testing-library/react'
import type { Backup } from '../data/api/types'
import { learn } from '../i18n/translate'
import { SaveViewDialog } from '../screens/library/save-view-dialog'
import { OwnTorrentDialog } from '../screens/movie/own-torrent-dialog'
import { DownloadBackup } from '../screens/system/download-backup'
import { TokenDialog } from '../screens/system/token-dialog'
import { fakeMovie } from '../testing/fake-movies'
import { showInPlace } from '../testing/in-place'

let main: HTMLElement
beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => main.remove())
const close = () => {}

test.each([
  ['Save', <SaveViewDialog key="view" search={{}} onClose={close} />],
  ['Create', <TokenDialog key="token" onClose={close} />],
  ['Download', <OwnTorrentDialog key="own" movie={fakeMovie(1)} onClose={close} />],
  ['Download', <DownloadBackup key="backup" backup={{ id: 1, filename: 'a.zip' } as Backup} onClose={close} />],
])('a dialog with a form has "Cancel" and "%s" in its footer', async (action, dialog) => {
  showInPlace(dialog, {})

  const layer = await screen.findByRole('dialog')
  const submit = await within(layer).findByRole('button', { name: new RegExp(`^${action}`) })
  expect(submit.closest('footer')).toContainElement(within(layer).getByRole('button', { name: 'Cancel' }))
  expect(document.getElementById(submit.getAttribute('form')!)).toBeInstanceOf(HTMLFormElement)
})
