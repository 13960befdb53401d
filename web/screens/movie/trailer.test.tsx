import { beforeAll, expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learn } from '../../i18n/translate'
import { Trailer } from './trailer'
import { playerOf } from './trailer-player'

beforeAll(() => learn('rooms'))

const shown = (url: string) =>
  render(
    <main id="main">
      <Trailer movie={{ title: 'The General', trailers: [{ name: 'Trailer', url }], trailer_url: null }} />
    </main>,
  )

test('a press plays the trailer in the page, from the address that sets no cookies; nothing is asked of its host before', async () => {
  shown('https://www.youtube.com/watch?v=FC6jFoYm3xs')
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.body.innerHTML).not.toContain('youtube')

  await userEvent.click(screen.getByRole('button', { name: 'Trailer' }))

  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/FC6jFoYm3xs?autoplay=1&rel=0')
  expect(screen.getByRole('link', { name: /Watch at youtube.com/ })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=FC6jFoYm3xs')
})

test('closing the trailer ends it', async () => {
  shown('https://vimeo.com/123456')
  await userEvent.click(screen.getByRole('button', { name: 'Trailer' }))
  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1')

  await userEvent.keyboard('{Escape}')

  expect(document.querySelector('iframe')).toBeNull()
})

test('a trailer elsewhere stays a link', () => {
  shown('https://video.example/general')

  expect(screen.getByRole('link', { name: /^Trailer/ })).toHaveAttribute('href', 'https://video.example/general')
})

test.each([
  ['https://www.youtube.com/watch?v=abc"onload=', null],
  ['http://www.youtube.com/watch?v=abcdefgh', null],
  ['https://www.youtube.com.example/watch?v=abcdefgh', null],
  ['https://www.youtube.com/playlist?list=abcdefgh', null],
  ['https://youtu.be/abcdefgh', 'https://www.youtube-nocookie.com/embed/abcdefgh?autoplay=1&rel=0'],
  ['https://vimeo.com/channels/staffpicks/1234', null],
  ['not an address', null],
] as const)('the player of %s is %p', (address, player) => expect(playerOf(address)).toBe(player))
