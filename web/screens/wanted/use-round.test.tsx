import { afterEach, expect, test } from 'bun:test'
import { useIsFetching } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { listOf, showInPlace } from '../../testing/in-place'
import { useRound } from './use-round'

afterEach(cleanup)

const task = (name: string, next_run_at: string) => ({ name, running: false, enabled: true, next_run_at })
const tasks = listOf(task('wanted-search', '2026-11-26T10:00:00.000Z'), task('subtitle-search', '2026-11-26T16:00:00.000Z'))
const Shown = ({ tab }: { tab: Parameters<typeof useRound>[0] }) => {
  const { name, canSearch, next } = useRound(tab)
  const isLoading = useIsFetching() > 0
  return isLoading ? null : <p>{`${name} ${String(canSearch)} ${next ?? 'unknown'}`}</p>
}
const show = (tab: Parameters<typeof useRound>[0], subtitle_auto: boolean, configured = true) =>
  showInPlace(<Shown tab={tab} />, { '/tasks': tasks, '/config': { subtitle_auto }, '/subtitles': { configured } })

test('the tabs of movies share one search', async () => {
  show('cutoff', false)

  expect(await screen.findByText('wanted-search true 2026-11-26T10:00:00.000Z')).toBeInTheDocument()
})

test('the tab of subtitles has a search of its own', async () => {
  show('subtitles', true)

  expect(await screen.findByText('subtitle-search true 2026-11-26T16:00:00.000Z')).toBeInTheDocument()
})

test('subtitles that are not downloaded automatically, or without a service, are not searched for', async () => {
  show('subtitles', false)
  expect(await screen.findByText('subtitle-search false 2026-11-26T16:00:00.000Z')).toBeInTheDocument()

  cleanup()
  show('subtitles', true, false)
  expect(await screen.findByText('subtitle-search false 2026-11-26T16:00:00.000Z')).toBeInTheDocument()
})
