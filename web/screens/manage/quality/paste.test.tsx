import { expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createQueries } from '../../../data/queries'
import { learn } from '../../../i18n/translate'
import { PasteProfiles } from './paste'

test('tells what became of each pasted profile, and what it still lacks', async () => {
  await learn('system')
  const before = globalThis.fetch
  globalThis.fetch = (async () =>
    Response.json({
      imported: [{ quality_profile: { id: 5, name: 'HD' }, missing_formats: ['Gamma'], formats_without_score: ['Beta', 'Delta'] }],
      added_formats: ['Alpha'],
      refused: [{ name: 'Odd', code: 'profile_unreadable', values: {}, why: 'It is not a quality profile that Marquee can read' }],
    })) as unknown as typeof fetch
  try {
    render(
      <QueryClientProvider client={createQueries()}>
        <PasteProfiles onClose={() => {}} />
      </QueryClientProvider>,
    )
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '[{"name":"HD","items":[]}]' } })
    fireEvent.click(screen.getByText('Import'))

    expect(await screen.findByText('Not here, so not counted: Gamma')).toBeInTheDocument()
    expect(screen.getByText('Without points yet: Beta and Delta')).toBeInTheDocument()
    expect(screen.getByText('Custom formats added: Alpha')).toBeInTheDocument()
    expect(screen.getByText('It is not a quality profile that Marquee can read')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('One imported')
  } finally {
    globalThis.fetch = before
  }
})
