import { beforeAll, expect, test } from 'bun:test'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ImportReport } from '../../data/api/types'
import { learn } from '../../i18n/translate'
import { Report } from './report'
import { tableOf } from './report-table'

beforeAll(() => Promise.all([learn('rooms'), learn('settings'), learn('system')]))

type Item = ImportReport['kinds'][number]['items'][number]
const item = (name: string, more: Partial<Item> = {}): Item => ({
  name,
  outcome: 'added',
  reason: '',
  reasons: [],
  harm: null,
  goes_to: null,
  ...more,
})
const reportOf = (kinds: { kind: 'movies' | 'tags'; items: Item[] }[]): ImportReport => {
  const totalsOf = (items: Item[]) => ({
    matched: 0,
    added: items.filter(({ outcome }) => outcome === 'added').length,
    changed: 0,
    impossible: 0,
    left_behind: 0,
    ask: items.filter(({ outcome }) => outcome === 'ask').length,
  })
  return {
    applied: false,
    source: 'file',
    version: null,
    report_id: null,
    totals: totalsOf(kinds.flatMap(({ items }) => items)),
    kinds: kinds.map(({ kind, items }) => ({ kind, totals: totalsOf(items), items })),
  }
}
const long = () =>
  reportOf([
    { kind: 'tags', items: [item('kids')] },
    { kind: 'movies', items: Array.from({ length: 300 }, (_, n) => item(`Movie ${n}`)) },
  ])

test('a long report is searched by name, and what fits is open', async () => {
  render(<Report report={long()} />)
  expect(screen.queryByText('Movie 278')).not.toBeInTheDocument()

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this report' }), 'movie 278')

  expect(screen.getByText('Movie 278')).toBeInTheDocument()
  expect(screen.getByText('1 new')).toBeInTheDocument()
  expect(screen.queryByText('Tags')).not.toBeInTheDocument()
})

test('a library folder that is not on this computer is in sight', () => {
  const folder = item('/movies', { outcome: 'impossible' })
  const folders = { ...reportOf([{ kind: 'tags', items: [folder] }]).kinds[0]!, kind: 'root_folders' as const }
  const totals = { ...folders.totals, impossible: 1 }
  render(<Report report={{ ...reportOf([]), kinds: [{ ...folders, totals }] }} />)

  expect(screen.getByText('/movies')).toBeInTheDocument()
})

test('a search without a match says so', async () => {
  render(<Report report={long()} />)

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this report' }), 'nothing has this name')

  expect(screen.getByText('Nothing in this report matches.')).toBeInTheDocument()
})

test('a short report has no search', () => {
  render(<Report report={reportOf([{ kind: 'tags', items: [item('kids')] }])} />)

  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeInTheDocument()
})

test('as a file it is a table, in which nothing is a formula', () => {
  const report = reportOf([{ kind: 'tags', items: [item('=1+1'), item('a "quoted" one, with a comma')] }])

  expect(tableOf(report)).toBe(
    '"Kind","Name","Outcome","Reason"\r\n"Tags","\'=1+1","new",""\r\n"Tags","a ""quoted"" one, with a comma","new",""\r\n',
  )
})

const Asking = ({ report }: { report: ImportReport }) => {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  return <Report report={report} answers={answers} onAnswer={(more) => setAnswers({ ...answers, ...more })} />
}

test('doubtful movies with one candidate are accepted with one press; one with two still asks', async () => {
  const asks = (name: string, ...ids: string[]) => item(name, { outcome: 'ask', choices: ids.map((id) => ({ id, label: `Movie ${id}` })) })
  render(<Asking report={reportOf([{ kind: 'movies', items: [asks('Faust', '7'), asks('Charade', '8'), asks('Detour', '9', '10')] }])} />)

  await userEvent.click(screen.getByRole('button', { name: 'Take the only candidate of 2 movies' }))

  const chosen = (name: string) => screen.getByRole('combobox', { name: `Which movie is ${name}?` })
  expect(chosen('Faust')).toHaveValue('7')
  expect(chosen('Charade')).toHaveValue('8')
  expect(chosen('Detour')).toHaveValue('')
  expect(within(document.body).queryByRole('button', { name: /only candidate/ })).not.toBeInTheDocument()
})

test('a hidden secret is entered once for everything at its address, and never shown', async () => {
  const asks = (name: string, label: string) => item(name, { outcome: 'ask', choices: [{ id: 'enter', label }] })
  const items = [asks('First', 'http://one'), asks('Second', 'http://one'), asks('Third', 'http://two')]
  render(<Asking report={reportOf([{ kind: 'tags', items }])} />)
  const field = (name: string) => screen.getByLabelText(new RegExp(`^Key or password of ${name}`))

  await userEvent.type(field('First'), 'of one')

  expect(['First', 'Second', 'Third'].map((name) => (field(name) as HTMLInputElement).value)).toEqual(['of one', 'of one', ''])
  expect(field('First')).toHaveAttribute('type', 'password')
  expect(screen.queryByRole('button', { name: /only candidate/ })).not.toBeInTheDocument()
})
