import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { english } from '../../i18n/en'
import { learn } from '../../i18n/translate'
import { declaredFields } from '../../testing/declared'
import { declared } from './declared-form'
import { FieldControl } from './field-control'

const show = async (field: Parameters<typeof declared>[0], value: string | number, onChange: (value: unknown) => void = () => {}) => {
  await learn('settings')
  render(<FieldControl field={declared(field)} stored={value} value={value} onChange={onChange} />)
}

test('every declared option has a text', async () => {
  const { words } = await english.parts.settings()
  const options = declaredFields.flatMap((field) => ('options' in field ? field.options : []))

  expect(options.length).toBeGreaterThan(20)
  expect(options.filter((option) => !(`choice.${option}` in words))).toEqual([])
})

test('languages and countries are chosen by name and stored by code', async () => {
  const chosen: unknown[] = []
  await show({ name: 'language', kind: 'text', label: 'Language', help: '', format: 'language' }, 'en-US', (value) => chosen.push(value))
  expect(screen.getByLabelText('Language')).toHaveDisplayValue('English (United States)')
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'German (Germany)')
  await show({ name: 'region', kind: 'text', label: 'Region', help: '', format: 'region' }, 'US', (value) => chosen.push(value))
  expect(screen.getByLabelText('Region')).toHaveDisplayValue('United States')
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Austria')

  expect(chosen).toEqual(['de-DE', 'AT'])
})

test('an unlisted code is kept and shown by name', async () => {
  await show({ name: 'language', kind: 'text', label: 'Language', help: '', format: 'language' }, 'cy')

  expect(screen.getByLabelText('Language')).toHaveDisplayValue('Welsh')
})

test('the reset button names the default', async () => {
  const field = { name: 'colon', kind: 'choice', label: 'Colons', help: '', options: ['dash', 'smart'], default: 'smart' } as const
  await show({ ...field, options: [...field.options] }, 'dash')

  expect(screen.getByRole('button')).toHaveAttribute('title', expect.stringContaining('Automatic'))
})

test('no 0 stands for no limit: the field is empty and says so', async () => {
  const told: unknown[] = []
  const field = {
    name: 'upload_speed_limit',
    kind: 'integer',
    label: 'Upload limit',
    help: '',
    zero: 'No limit',
    min: 0,
    max: 9000,
  } as const
  await show({ ...field, default: 0 }, 0, (value) => told.push(value))
  const input = screen.getByLabelText('Upload limit')
  expect(input).toHaveDisplayValue('')
  expect(input).toHaveAttribute('placeholder', 'No limit')

  await userEvent.type(input, '5')
  await userEvent.clear(input)

  expect(told).toEqual([5, 0])
})

test('no setting explains a 0 in its help', () => {
  expect(declaredFields.filter(({ help }) => /(^|\s|; )0 (means|chooses|is)/.test(help)).map(({ label }) => label)).toEqual([])
})
