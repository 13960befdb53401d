import { expect, test } from 'bun:test'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Plus } from 'lucide-react'
import { MenuButton } from './menu'

const placeOf = async (align?: 'start') => {
  const main = document.createElement('main')
  main.id = 'main'
  document.body.append(main)
  const { unmount } = render(<MenuButton label="Genre" text="Genre" icon={Plus} entries={() => []} {...(align && { align })} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Genre' })))
  const menu = await screen.findByRole('menu')
  const place = menu.parentElement?.dataset.align
  unmount()
  main.remove()
  return place
}

test('a menu lines up with the end of its button, or with its start if asked', async () => {
  expect([await placeOf(), await placeOf('start')]).toEqual(['end', 'start'])
})
