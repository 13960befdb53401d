import { expect, test } from 'bun:test'
import { checkTemplate } from '#server/library/naming/check-template'
import { placeholders } from './placeholders'

test('every placeholder that is offered for file names is one', () => {
  expect(placeholders.flatMap((placeholder) => checkTemplate(`{Movie Title} ${placeholder}`, 'file'))).toEqual([])
})
