import { expect, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import { Moon } from 'lucide-react'
import type { Choice, Group } from './groups'
import { useChosen } from './use-chosen'

const ran: string[] = []
const offering = (...labels: string[]): Group[] => [
  {
    name: 'places',
    title: 'Places',
    choices: labels.map((label): Choice => ({ key: label, label, icon: Moon, run: () => ran.push(label) })),
  },
]
type Props = { groups: Group[]; text: string; isCurrent: boolean }
const Field = ({ groups, text, isCurrent }: Props) => {
  const { wires } = useChosen({ groups, run: (choice) => choice.run(), isEager: true, text, isCurrent })
  return <input {...wires} aria-label="Find" />
}
const pressEnter = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })

test('Enter waits for the results of the typed text and runs the first one once', () => {
  ran.length = 0
  const { rerender } = render(<Field text="devices" groups={offering('Dark theme', 'Devices')} isCurrent={false} />)
  pressEnter()
  expect(ran).toEqual([])

  rerender(<Field text="devices" groups={offering('Devices')} isCurrent />)
  rerender(<Field text="devices" groups={offering('Devices')} isCurrent />)
  expect(ran).toEqual(['Devices'])

  pressEnter()
  expect(ran).toEqual(['Devices', 'Devices'])
})

test('typing on after Enter cancels it', () => {
  ran.length = 0
  const { rerender } = render(<Field text="devices" groups={offering('Dark theme')} isCurrent={false} />)
  pressEnter()
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'v' })
  rerender(<Field text="devices" groups={offering('Devices')} isCurrent />)
  expect(ran).toEqual([])
})

test('Enter runs a highlighted result immediately if it matches the new text', () => {
  ran.length = 0
  render(<Field text="devices" groups={offering('Devices')} isCurrent={false} />)
  pressEnter()
  expect(ran).toEqual(['Devices'])
})
