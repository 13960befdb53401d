import { afterEach, expect, test } from 'bun:test'
import { cleanup, render } from '@testing-library/react'
import { act, Suspense } from 'react'
import { screen } from './later'

afterEach(cleanup)

const Here = () => <h1>Here</h1>

test('a screen whose prefetch failed loads when opened', async () => {
  let tries = 0
  const Page = screen(async () => {
    tries += 1
    if (tries === 1) throw new Error('the service was away')
    return { Page: Here }
  }, 'Page')
  await Page.preload()

  const { findByText } = await act(async () =>
    render(
      <Suspense fallback={null}>
        <Page />
      </Suspense>,
    ),
  )

  expect((await findByText('Here')).tagName).toBe('H1')
  expect(tries).toBe(2)
})
