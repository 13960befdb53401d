import { expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import { createSessionStatus } from './session-status'

const app = useSharedApp()
const session = {
  isUp: () => true,
  port: () => 51_413,
  reach: () => ({ reachable: 'unknown' as const, mapping: 'off' as const, mapped_by: null }),
  isPrivate: (hash: string) => hash.startsWith('a'),
}

const limits = () => ({ download: 0, upload: 0, isScheduled: false })

test('counts private torrents, whose trackers may refuse the embedded client, but none without a hash', () => {
  const running = () => ['a1', 'b2', 'a3', null].map((info_hash) => ({ info_hash, live: undefined }))

  const { torrents, private_torrents } = createSessionStatus({ config: app.config, session, limits, running })()

  expect([torrents, private_torrents]).toEqual([4, 2])
})
