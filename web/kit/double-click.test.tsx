import { afterEach, beforeEach, expect, mock, spyOn, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from './button'
import { Dialog } from './dialog'

test('a double click starts an action once', () => {
  const act = mock(() => {})
  render(
    <Button busy={false} onClick={act}>
      Add
    </Button>,
  )

  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  fireEvent.click(screen.getByRole('button'), { detail: 2 })

  expect(act).toHaveBeenCalledTimes(1)
})

let main: HTMLElement
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
})
afterEach(() => main.remove())

test('the second click of a double click does not close the dialog that the first one opened', async () => {
  const now = spyOn(performance, 'now').mockReturnValue(1000)
  const close = mock(() => {})
  const pressOutside = () => {
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 })
    fireEvent.mouseDown(document.body, { button: 0 })
    fireEvent.click(document.body, { button: 0 })
  }
  render(
    <Dialog open onClose={close} title="Sure?">
      Think.
    </Dialog>,
  )
  await screen.findByRole('dialog')

  now.mockReturnValue(1100)
  pressOutside()
  expect(close).toHaveBeenCalledTimes(0)
  now.mockReturnValue(3000)
  pressOutside()
  expect(close).toHaveBeenCalledTimes(1)

  now.mockRestore()
})
