import { expect, test } from 'bun:test'
import { useApp } from '#server/testing/use-app'

const app = useApp()
const hosts = ['169.254.169.254', '0xa9fea9fe', '[::ffff:169.254.169.254]', '[fe80::1]', '[fd00:ec2::254]']

const kinds = [
  { path: '/indexers', field: 'url', made: (url: string) => ({ name: 'one', type: 'torznab', url }) },
  { path: '/webhooks', field: 'url', made: (url: string) => ({ name: 'one', url }) },
  { path: '/lists', field: 'settings.url', made: (url: string) => ({ name: 'one', type: 'rss', settings: { url } }) },
  { path: '/lists', field: 'settings.url', made: (url: string) => ({ name: 'two', type: 'radarr', settings: { url, api_key: 'k' } }) },
  {
    path: '/download-clients',
    field: 'settings.url',
    made: (url: string) => ({ name: 'one', type: 'qbittorrent', settings: { url } }),
  },
]

test.each(kinds)('$path ($field) refuses a link-local address when saving, and accepts one at home', async ({ path, field, made }) => {
  for (const host of hosts) {
    const { status, body } = await app.ask<{ error?: { message: string } }>('POST', path, made(`http://${host}/latest`))

    expect([host, status, body.error?.message]).toEqual([
      host,
      422,
      `${field}: must not be a link-local address, where clouds hand out credentials`,
    ])
  }
  expect((await app.ask('POST', path, made('http://192.168.1.5:9696/1/api'))).status).toBe(201)
  expect((await app.ask('PATCH', `${path}/1`, withoutName(made('http://169.254.169.254/')))).status).toBe(422)
})

const withoutName = ({ name: _, ...rest }: { name: string; type?: string }) => {
  const { type: __, ...patch } = rest
  return patch
}
