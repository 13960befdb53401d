import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const paths = readdirSync(import.meta.dir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const sources = paths.filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\//.test(path))

/** The files and folders that a target may mean; those of no room are of the service. */
const placesOf = (room: string): string[] =>
  paths.filter((path) => (room === 'service' && !path.includes('/')) || path.split('/').slice(0, -1).includes(room))
const nameOf = (path: string): string => path.split('/').at(-1)?.replace(/\.ts$/, '') ?? ''

test('the target of a log line names the file that writes it, so that a renamed file is noticed', () => {
  const targets = sources.flatMap((path) =>
    [...readFileSync(join(import.meta.dir, path), 'utf8').matchAll(/\blogs\.for\('([\w-]+)', '([\w-]+)'\)/g)].map(
      ([, room = '', file = '']) => ({ path, room, file }),
    ),
  )

  expect(targets.length).toBeGreaterThan(40)
  // What is asked elsewhere is named by who is asked.
  const ours = targets.filter(({ room }) => room !== 'upstream')
  expect(ours.filter(({ room, file }) => !placesOf(room).some((path) => nameOf(path) === file))).toEqual([])
})
