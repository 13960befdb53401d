import { afterAll, beforeAll, expect, test } from 'bun:test'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Config, FieldDeclaration } from '../../data/api/types'
import { createQueries } from '../../data/queries'
import { learn } from '../../i18n/translate'
import { toasts } from '../../kit/toast'
import { FieldControl } from './field-control'
import { SaveBar } from './save-bar'
import { useDraft } from './use-draft'

const common = {
  section: 'Test',
  help: '',
  advanced: false,
  nullable: false,
  secret: false,
  unit: null,
  zero: null,
  format: null,
  min: null,
  max: null,
  options: null,
  default: null,
}
const fields: FieldDeclaration[] = [
  { ...common, name: 'listen_port', kind: 'integer', label: 'Port', default: 8080 },
  { ...common, name: 'public_url', kind: 'text', label: 'Public address', default: '' },
  { ...common, name: 'metadata_api_key', kind: 'text', label: 'Key', secret: true, nullable: true },
]
const config: Config = { listen_port: 8080, public_url: '', metadata_api_key: '[REDACTED]' }

const realFetch = globalThis.fetch
let sent: unknown[] = []
let answer = () => Response.json(config)
beforeAll(() => {
  // The browser validates `min` and `max` too; this tests the service's validation.
  globalThis.fetch = (async (request: Request) => {
    sent.push(await request.json())
    return answer()
  }) as typeof fetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})

const Form = ({ section }: { section: string }) => {
  const draft = useDraft(section, fields, config)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        draft.save()
      }}
    >
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          stored={config[field.name] ?? null}
          value={draft.value(field.name)}
          error={draft.errors[field.name]}
          onChange={(value) => draft.change(field.name, value)}
        />
      ))}
      <SaveBar draft={draft} fields={fields} />
    </form>
  )
}

const show = async (section: string) => {
  sent = []
  answer = () => Response.json(config)
  await learn('settings')
  return render(
    <QueryClientProvider client={createQueries()}>
      <Form section={section} />
    </QueryClientProvider>,
  )
}

test('sends only changed fields; a change that is reverted is not sent', async () => {
  await show('one')
  const port = screen.getByLabelText('Port')
  await userEvent.clear(port)
  await userEvent.type(port, '9090')

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(sent).toEqual([{ listen_port: 9090 }]))
  await userEvent.clear(port)
  await userEvent.type(port, '8080')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a secret is never shown, only replaced or removed', async () => {
  await show('two')
  expect(screen.queryByDisplayValue('[REDACTED]')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(sent).toEqual([{ metadata_api_key: null }]))
})

test('the last save can be undone, except for secrets', async () => {
  await show('undo')
  const port = screen.getByLabelText('Port')
  await userEvent.clear(port)
  await userEvent.type(port, '9090')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ listen_port: 9090, metadata_api_key: null }]))

  await waitFor(() => expect(toasts.get().at(-1)?.text).toContain('cannot be undone'))
  toasts.get().at(-1)?.action?.run()

  await waitFor(() => expect(sent.at(-1)).toEqual({ listen_port: 8080 }))
})

test('an error appears at its field, and the draft stays', async () => {
  await show('three')
  answer = () => Response.json({ error: { code: 'validation_error', message: 'listen_port: must be at most 65535' } }, { status: 422 })
  const port = screen.getByLabelText('Port')
  await userEvent.clear(port)
  await userEvent.type(port, '70000')

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('must be at most 65535')).toBeInTheDocument()
  expect(port).toHaveValue(70_000)
})

test('a draft survives visiting another screen', async () => {
  const first = await show('four')
  await userEvent.clear(screen.getByLabelText('Port'))
  await userEvent.type(screen.getByLabelText('Port'), '9191')
  first.unmount()

  await show('four')

  expect(screen.getByLabelText('Port')).toHaveValue(9191)
})

test('saving warns of a new address only if it changes where Marquee listens', async () => {
  await show('five')
  await userEvent.type(screen.getByLabelText('Public address'), 'http://movies.example')
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
  expect(screen.queryByText(/address of Marquee/)).toBeNull()

  await userEvent.type(screen.getByLabelText('Port'), '1')

  expect(screen.getByText(/address of Marquee/)).toBeInTheDocument()
})
