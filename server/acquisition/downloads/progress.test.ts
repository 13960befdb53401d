import { expect, test } from 'bun:test'
import { figuresToSend } from './progress'

const live = {
  progress: 1.02,
  size_bytes: 100,
  downloaded_bytes: 50,
  uploaded_bytes: 5,
  download_speed: 1000.6,
  upload_speed: 0.4,
  seeders: 3,
  peers: 4,
  eta_seconds: 12.7,
  ratio: 0.1,
}

test('sends progress as 0 to 1, and speeds and times as whole numbers', () => {
  expect(figuresToSend(live)).toEqual({ ...live, progress: 1, download_speed: 1001, upload_speed: 0, eta_seconds: 13 })
  expect(figuresToSend({ ...live, progress: -0.1, eta_seconds: null })).toMatchObject({ progress: 0, eta_seconds: null })
})

test('sends nothing else that a client knows', () => {
  const seen = { ...live, name: 'secret name', save_path: '/home/somebody' }

  expect(Object.keys(figuresToSend(seen)).sort()).toEqual(Object.keys(live).sort())
})
