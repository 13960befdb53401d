import { beforeEach, expect, test } from 'bun:test'
import { forgetFormats } from '#server/testing/forget-formats'
import { useApp } from '#server/testing/use-app'
import type { CustomFormat, CustomFormatImport } from './schema'

const app = useApp()
beforeEach(() => forgetFormats(app))

const shared = (name: string, implementation = 'ReleaseTitleSpecification', fields: object = { value: 'x265' }) => ({
  name,
  specifications: [{ name: 'one', implementation, negate: false, required: true, fields }],
})
const paste = (body: unknown) => app.ask<CustomFormatImport>('POST', '/custom-formats/import', body)
const names = async () => (await app.ask<{ results: CustomFormat[] }>('GET', '/custom-formats')).body.results.map(({ name }) => name)

test('imports pasted formats; names unusable ones without stopping the others', async () => {
  const { status, body } = await paste([
    { ...shared('x265'), trash_scores: { default: -50 } },
    shared('Moon', 'MoonPhaseSpecification'),
    shared('Small', 'SizeSpecification', { min: -5, max: 1 }),
    7,
  ])

  expect(status).toBe(200)
  expect(body.imported.map(({ custom_format, suggested_score }) => [custom_format.name, suggested_score])).toEqual([['x265', -50]])
  expect(body.refused).toMatchObject([
    { name: 'Moon', why: 'Condition one: Marquee does not know MoonPhaseSpecification' },
    { name: 'Small', code: 'format_values_impossible', why: 'It has values that a custom format cannot have' },
    { name: 'entry 4', why: 'It has no name or no list of specifications' },
  ])
  expect(await names()).toEqual(['x265'])
  expect(app.told()).toContain('custom_format_changed')
})

test('refuses an existing name and changes nothing', async () => {
  await paste(shared('x265'))

  const { body } = await paste(shared('x265'))

  expect(body).toMatchObject({ imported: [], refused: [{ name: 'x265', why: 'Another custom format is already named x265' }] })
  expect(await names()).toEqual(['x265'])
})

test.each([[undefined], [[]], ['"text"'], ['5']])('refuses a body without a format: %j', async (body) => {
  expect((await paste(body)).status).toBe(422)
})

test.each([{ zzz: 1 }, { name: 'Empty' }, {}])('%j is not a custom format and is refused as a whole', async (body) => {
  const answer = await app.ask<{ error: { code: string; message: string } }>('POST', '/custom-formats/import', body)

  expect([answer.status, answer.body.error]).toMatchObject([
    422,
    { code: 'validation_error', message: 'It has no name or no list of specifications' },
  ])
})
