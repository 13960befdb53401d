import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { Waiting } from './waiting'

test('waits in silence at first, then says why and offers what is faster', async () => {
  await learn('player')
  const chosen: string[] = []
  const show = (patienceMs: number) =>
    render(
      <Waiting method="transcode" patienceMs={patienceMs} onSmaller={() => chosen.push('smaller')} onOther={() => chosen.push('other')} />,
    )
  const { unmount } = show(1_000_000)
  expect(screen.queryByRole('status')).toBeNull()
  unmount()

  show(0)
  expect(await screen.findByText(/converts the movie more slowly/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Play a smaller picture' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try another way' }))

  expect(chosen).toEqual(['smaller', 'other'])
})

test('offers no smaller picture than the smallest', async () => {
  await learn('player')
  render(<Waiting method="remux" patienceMs={0} onSmaller={undefined} onOther={() => {}} />)

  expect(await screen.findByText(/arrives more slowly/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Play a smaller picture' })).toBeNull()
})
