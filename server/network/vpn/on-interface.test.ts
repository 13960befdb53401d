import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'
import type { Vpn, VpnTest } from './schema'
import { planned } from './settings'

setDefaultTimeout(120_000)
type Failure = { error: { code: string; message: string; details: { reason: string } } }
const app = useApp()
const stepsOf = ({ steps }: VpnTest) => Object.fromEntries(steps.map(({ what, ok, said }) => [what, [ok, said.code]]))

describe.skipIf(process.platform !== 'linux')('torrents through a network interface (Linux only)', () => {
  test('tests a network interface as entered in the form', async () => {
    const exit = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('203.0.113.9') })
    const form = { vpn_kind: 'interface', vpn_interface: 'lo', vpn_exit_url: `http://127.0.0.1:${exit.port}/` }

    const right = (await app.ask<VpnTest>('POST', '/vpn/test', form)).body
    const wrong = (await app.ask<VpnTest>('POST', '/vpn/test', { ...form, vpn_interface: 'absent0' })).body
    const works = await app.ask<{ code: string }>('POST', '/config/test/vpn', form)
    const absent = await app.ask<Failure>('POST', '/config/test/vpn', { ...form, vpn_interface: 'absent0' })
    await exit.stop(true)

    expect([right.ok, right.exit_ip, works.body.code]).toEqual([true, '203.0.113.9', 'interface_has_no_dns'])
    expect(stepsOf(right)).toEqual({
      handshake: [true, 'interface_is_there'],
      kill_switch: [null, 'kill_switch_untested'],
      exit_address: [true, 'exit_seen'],
      dns: [null, 'vpn_without_dns'],
      port: [null, 'port_not_wanted'],
    })
    expect([wrong.ok, stepsOf(wrong).handshake]).toEqual([false, [false, 'interface_missing']])
    expect([absent.status, absent.body.error.message]).toEqual([409, 'There is no network interface absent0'])
  })

  test('enabling an interface needs a name but no keys, and shows its address', async () => {
    const on = { vpn_enabled: true, vpn_kind: 'interface' }
    const without = await app.ask<Failure>('PUT', '/config', on)
    const odd = await app.ask<Failure>('PUT', '/config', { ...on, vpn_interface: 'wg0/../eth0' })
    const named = await app.ask('PUT', '/config', { ...on, vpn_interface: 'lo', vpn_dns: '10.2.0.1' })

    expect([without.status, without.body.error.details.reason]).toEqual([422, 'vpn_needs_interface'])
    expect([odd.status, odd.body.error.details.reason]).toEqual([422, 'format_interface_name'])
    expect(named.status).toBe(200)
    expect(await app.rooms.vpn.tunnel()).toEqual({
      interface: 'lo',
      dns: ['10.2.0.1'],
      exit_url: 'https://api.ipify.org',
      forwarding: null,
    })
    const { body } = await app.ask<Vpn>('GET', '/vpn')
    expect([body.endpoint, body.address?.split(', ')[0]]).toEqual([null, '127.0.0.1'])
  })
})

test('other systems refuse this option with a reason', () => {
  const wanted = { ...app.config.get(), vpn_kind: 'interface', vpn_interface: 'en0' } as const

  for (const system of ['darwin', 'win32'] as const) expect(() => planned(app.db, wanted, system)).toThrow('Only Linux')
})
