import { expect, test } from 'bun:test'
import { createReach } from './engine-reach'

const world = () => {
  let now = 0
  const reported: string[] = []
  const reach = createReach({ now: () => now, tell: ({ reachable }) => reported.push(reachable) })
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { reach, reported, pass }
}

test('a connection from the internet proves that we are reachable, one from our own network proves nothing', () => {
  const { reach, reported } = world()

  reach.called('192.168.1.7:40000')
  reach.called('::ffff:10.0.0.2:40000')
  expect(reported).toEqual([])

  reach.called('203.0.113.9:40000')
  expect(reported).toEqual(['yes'])
})

test('unreachable if many peers were reached and none connected back for long', () => {
  const { reach, reported, pass } = world()
  reach.report()
  for (let n = 0; n < 30; n++) reach.reached(`203.0.113.${n}:6881`)

  reach.report()
  expect(reported).toEqual(['unknown'])
  pass(31)
  reach.report()

  expect(reported).toEqual(['unknown', 'no'])
})

test('a router behind another one is unreachable, whatever it promises', () => {
  const { reach, reported } = world()

  reach.mapping('behind_another', 'upnp')

  expect(reported).toEqual(['no'])
})
