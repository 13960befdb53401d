import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { leftOut } from '../../../e2e/contract/random-requests'
import type { Standing } from '../../../e2e/contract/standing'
import { allCases } from './cases'
import { askers, askersIn, readers, readersIn } from './doors'
import { uploads } from './files'
import { operationDoors, uploadsOf } from './operations'
import type { HostileUpstream } from './upstreams'

const root = join(import.meta.dir, '../../..')
const document = await Bun.file(join(root, 'docs/openapi.json')).json()
/** Nothing is sent, so nothing has to run. */
const nobody = { standing: {} as Standing, upstream: {} as HostileUpstream }
const doors = [
  ...new Set(
    allCases({ ...nobody, document, shelved: { movie: 1, file: 1, path: '' }, wanted: { id: 1, title: 'x', year: 1 } }).map(
      ({ door }) => door,
    ),
  ),
]

test('every file of the program that reads is attacked through a door, or says why not', () => {
  expect(Object.keys(readers).toSorted()).toEqual(readersIn(root))
})

test('every room that asks a foreign service is given every kind of bad answer', () => {
  expect(Object.keys(askers).toSorted()).toEqual(askersIn(root))
  expect(
    Object.values(askers)
      .flat()
      .filter((door) => !doors.includes(door)),
  ).toEqual([])
})

test('every door that a reader names is attacked', () => {
  const named = Object.entries(readers).flatMap(([file, reader]) => ('by' in reader ? reader.by.map((door) => ({ file, door })) : []))

  expect(named.filter(({ door }) => !doors.some((each) => each.startsWith(door)))).toEqual([])
})

test('every operation that takes a body or a query is a door', () => {
  const open = Object.entries<Record<string, { requestBody?: object; parameters?: { in: string }[] }>>(document.paths).flatMap(
    ([path, item]) =>
      Object.entries(item)
        .filter(([, { requestBody, parameters = [] }]) => requestBody || parameters.some((each) => each.in === 'query'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
  )

  const attacked = new Set(doors.map((door) => door.split(', ')[0]))
  expect(open.filter((operation) => !attacked.has(operation) && !(operation in leftOut))).toEqual([])
  expect(operationDoors(document).length).toBeGreaterThan(100)
})

test('every operation that takes a file has a hostile file', () => {
  expect(Object.keys(uploads).toSorted()).toEqual(uploadsOf(document).toSorted())
})
