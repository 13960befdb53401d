import { expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createQueries } from '../../../data/queries'
import { learn } from '../../../i18n/translate'
import { PasteFormats } from './paste'

test('sends the pasted text unchanged and reports the outcome of each format', async () => {
  await learn('system')
  const sent: unknown[] = []
  const before = globalThis.fetch
  globalThis.fetch = (async (request: Request) => {
    sent.push(await request.json())
    return Response.json({ imported: [], refused: [{ name: 'Moon', why: 'Marquee does not know MoonPhaseSpecification' }] })
  }) as typeof fetch
  try {
    render(
      <QueryClientProvider client={createQueries()}>
        <PasteFormats onClose={() => {}} />
      </QueryClientProvider>,
    )
    const text = screen.getByRole('textbox')

    fireEvent.change(text, { target: { value: '{"name":"Moon"' } })
    expect(screen.getByText('This is not valid JSON yet.')).toBeInTheDocument()
    fireEvent.change(text, { target: { value: '{"name":"Moon","specifications":[]}' } })
    fireEvent.click(screen.getByText('Import'))

    expect(await screen.findByText('Marquee does not know MoonPhaseSpecification')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('None could be imported')
    expect(sent).toEqual([{ name: 'Moon', specifications: [] }])
  } finally {
    globalThis.fetch = before
  }
})
