import { afterAll, beforeAll, expect, test } from 'bun:test'
import { checkRequests } from './check-requests'
import { leftOut, operationsOf } from './random-requests'
import { openRandomWorld } from './random-world'

let standing: Awaited<ReturnType<typeof openRandomWorld>>
beforeAll(async () => {
  standing = await openRandomWorld()
}, 120_000)
afterAll(() => standing?.close(), 60_000)

/** Enough for every operation at least twice; `npm run soak -- property` sends 20,000. */
const count = 900
const seed = 20_260_301

test('without a key, random requests to every operation all get 401', async () => {
  const document = await standing.document()

  const { asked, statuses, operations, failures } = await checkRequests({ ...standing, key: null, document, count, seed })
  console.log(`requests without a key: ${asked} to ${operations} operations`)

  expect(failures).toEqual([])
  expect(Object.keys(statuses)).toEqual(['401'])
  expect(operations).toBe(operationsOf(document).length - 1)
  expect(asked).toBeGreaterThan(count * 0.95)
}, 300_000)

test('with a key, random requests to every operation are answered as the document specifies', async () => {
  const document = await standing.document()

  const { asked, statuses, operations, failures } = await checkRequests({ ...standing, document, count, seed })
  console.log(`requests with a key: ${asked} to ${operations} operations, by status ${JSON.stringify(statuses)}`)

  expect(failures).toEqual([])
  expect(operations).toBe(operationsOf(document).length)
  expect(statuses[200] ?? 0).toBeGreaterThan(100)
}, 600_000)

test('every excluded operation exists and has a reason', async () => {
  const { paths } = await standing.document()

  for (const [operation, reason] of Object.entries(leftOut)) {
    const [method = '', path = ''] = operation.split(' ')
    expect(reason.length).toBeGreaterThan(10)
    if (path !== '/api/v1/ws') expect([operation, method.toLowerCase() in (paths[path] ?? {})]).toEqual([operation, true])
  }
})
