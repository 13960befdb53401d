import { expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { PairDialog } from './pair-dialog'

const pairing = {
  id: 's9',
  code: 'pc1_test',
  typed_code: 'K7QM-X4RB',
  urls: ['http://192.0.2.7:8080', 'http://marquee.local:8080'],
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  expires_at: '2099-01-01T00:00:00.000Z',
}

test('with several addresses the user can choose the one in the QR code', async () => {
  await learn('system')
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  const before = globalThis.fetch
  globalThis.fetch = (async (request: Request) =>
    request.url.endsWith('/addresses')
      ? Response.json({ urls: pairing.urls })
      : Response.json({ pairing }, { status: 201 })) as unknown as typeof fetch
  try {
    render(
      <QueryClientProvider client={createQueries()}>
        <PairDialog onClose={() => {}} />
      </QueryClientProvider>,
    )
    const drawn = () => screen.getByRole('img').getAttribute('src')
    await screen.findByRole('img')
    const first = drawn()

    fireEvent.change(screen.getByLabelText('Address for the phone'), { target: { value: 'http://marquee.local:8080' } })

    await waitFor(() => expect(drawn()).not.toBe(first))
    expect(drawn()).toContain('svg')
    expect(screen.getByText('http://marquee.local:8080', { selector: 'dd' })).toBeInTheDocument()
    expect(screen.getByText('K7QM-X4RB')).toBeInTheDocument()
    expect(screen.queryByText('pc1_test')).toBeNull()
  } finally {
    globalThis.fetch = before
    main.remove()
  }
})

test('if the command line restricts Marquee to this computer, the dialog says so and offers no button', async () => {
  await learn('system')
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  const before = globalThis.fetch
  const changed: string[] = []
  globalThis.fetch = (async (request: Request) => {
    if (request.method !== 'GET') changed.push(request.url)
    return request.url.endsWith('/addresses')
      ? Response.json({ urls: [] })
      : Response.json({ results: [{ name: 'listen_address', overridden_by: '127.0.0.1' }], next_cursor: null, has_more: false })
  }) as unknown as typeof fetch
  try {
    render(
      <QueryClientProvider client={createQueries()}>
        <PairDialog onClose={() => {}} />
      </QueryClientProvider>,
    )

    expect(await screen.findByText(/started with 127\.0\.0\.1 on the command line/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Allow devices on my network' })).toBeNull()
    expect(changed).toEqual([])
  } finally {
    globalThis.fetch = before
    main.remove()
  }
})
