import { expect, test } from 'bun:test'
import { unseenAnswers } from './answers'

test('an answer that one function gives to all is counted, and any other that no test got is named', () => {
  const responses = { 200: {}, 404: {}, 500: {} }
  const document = { paths: { '/api/v1/tags': { get: { responses }, post: { responses: { 201: {}, 500: {} } } } } }

  const lines = unseenAnswers(document, new Set(['GET /api/v1/tags 200', 'POST /api/v1/tags 500']))

  expect(lines).toEqual(['500 of 1 operations: only a bug answers so', 'GET /api/v1/tags 404', 'POST /api/v1/tags 201'])
})
