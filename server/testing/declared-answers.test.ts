import { expect, test } from 'bun:test'
import { declaredIn } from './declared-answers'

const json = { content: { 'application/json': {} } }
const paths = {
  '/api/v1/movies/{id}': { get: { responses: { 200: json, 404: json } }, delete: { responses: { 204: {} } } },
  '/api/v1/movies/facets': { get: { responses: { 200: json } } },
  '/api/v1/files/{id}/download': { get: { responses: { 200: { content: { 'video/*': {} } } } } },
}
const seen: string[] = []
const { complaintAbout } = declaredIn({ paths }, (line) => seen.push(line))

test.each([
  ['GET', '/movies/api/v1/movies/7?limit=1', 200, 'application/json;charset=utf-8'],
  ['HEAD', '/api/v1/movies/7', 200, 'application/json'],
  ['GET', '/api/v1/files/7/download', 200, 'video/x-matroska'],
  ['DELETE', 'http://localhost:8080/api/v1/movies/7', 204, null],
  ['GET', '/api/v1/unknown', 404, 'application/json'],
  ['GET', '/index.html', 200, 'text/html'],
])('%s %s may be answered with %d and %p', (...[method, place, status, type]) => {
  expect(complaintAbout({ method, place, status, type })).toBeNull()
})

test.each([
  ['GET', '/api/v1/movies/facets', 404, 'application/json', 'GET /api/v1/movies/facets answered 404, which is not declared'],
  [
    'GET',
    '/api/v1/movies/7',
    200,
    'text/plain',
    'GET /api/v1/movies/{id} answered 200 with the media type "text/plain" instead of application/json',
  ],
  [
    'GET',
    '/api/v1/movies/7',
    404,
    'text/html',
    'GET /api/v1/movies/{id} answered 404 with the media type "text/html" instead of application/json',
  ],
  [
    'DELETE',
    '/api/v1/movies/7',
    204,
    'text/plain',
    'DELETE /api/v1/movies/{id} answered 204 with the media type text/plain, though it has no body',
  ],
])('%s %s is a complaint for %d and %p', (...[method, place, status, type, complaint]) => {
  expect(complaintAbout({ method, place, status, type })).toBe(complaint)
})

test('what was declared and seen is noted once', () => {
  expect(seen.filter((line) => line === 'GET /api/v1/movies/{id} 200')).toHaveLength(1)
})
