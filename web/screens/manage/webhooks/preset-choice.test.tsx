import { beforeAll, expect, mock, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { webhookPresets } from '#server/connections/webhooks/fields'
import { learn } from '../../../i18n/translate'
import { listOf, showInPlace } from '../../../testing/in-place'
import { type Preset, PresetChoice } from './preset-choice'

beforeAll(() => learn('system'))

const presets: Preset[] = webhookPresets.map((preset) => ({ method: 'POST', refreshes: null, ...preset }))

test('offers every known service, and a chosen one says where its secret goes', async () => {
  const plex = presets.find(({ name }) => name === 'Plex library refresh')
  const onChange = mock((_: Preset | undefined) => {})
  showInPlace(<PresetChoice value={plex} onChange={onChange} />, { '/webhooks/presets': listOf(...presets) })
  await screen.findByText('Plex library refresh')

  fireEvent.change(screen.getByLabelText('Service'), { target: { value: 'Gotify' } })

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Any other', ...presets.map(({ name }) => name)])
  expect(document.body.textContent).toContain('the token goes into the header X-Plex-Token')
  expect(onChange.mock.calls[0]?.[0]?.url).toBe('https://gotify.example/message')
})
