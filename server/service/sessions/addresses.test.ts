import { expect, test } from 'bun:test'
import type { NetworkInterfaceInfo } from 'node:os'
import { hostsOf, reachableUrls } from './addresses'

const card = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo
const interfaces = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  docker0: [card('172.17.0.1')],
  tailscale0: [card('100.64.0.7')],
  eth0: [card('10.0.0.4'), card('fe80::1'), card('fd00::4'), card('169.254.3.4')],
  wlan0: [card('192.168.1.20')],
}
const urlsFor = (hosts: string[], more: { public_url?: string; base?: string; port?: number } = {}) =>
  reachableUrls({ interfaces, hosts, port: more.port ?? 8080, public_url: more.public_url ?? null, base: more.base ?? '' })

test('on loopback nothing is reachable from another device', () => {
  expect(urlsFor(['127.0.0.1', '::1'])).toEqual([])
  expect(urlsFor(['localhost'])).toEqual([])
})

test('the home network comes first, bridges and tunnels last', () => {
  expect(urlsFor(['0.0.0.0'])).toEqual([
    'http://192.168.1.20:8080',
    'http://10.0.0.4:8080',
    'http://172.17.0.1:8080',
    'http://100.64.0.7:8080',
  ])
  expect(urlsFor(['::'])).toContain('http://[fd00::4]:8080')
  expect(urlsFor(['::']).join()).not.toContain('fe80')
})

test('when listening on one address, lists only that', () => {
  expect(urlsFor(['10.0.0.4'])).toEqual(['http://10.0.0.4:8080'])
})

test('omits port 80 and includes the base path', () => {
  expect(urlsFor(['10.0.0.4'], { port: 80, base: '/movies' })).toEqual(['http://10.0.0.4/movies'])
})

test('prefers the public URL, even if only a proxy reaches us', () => {
  expect(urlsFor(['127.0.0.1'], { public_url: 'https://movies.example.com/', base: '/movies' })).toEqual([
    'https://movies.example.com/movies',
  ])
  expect(urlsFor(['127.0.0.1'], { public_url: 'https://example.com/movies/', base: '/movies' })).toEqual(['https://example.com/movies'])
  expect(hostsOf(['https://movies.example.com', 'http://[fd00::4]:8080', 'http://10.0.0.4'])).toEqual([
    'movies.example.com',
    '[fd00::4]:8080',
    '10.0.0.4',
  ])
})
