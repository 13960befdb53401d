/** Apps in a browser ask from other origins, with a token of their own; no cookie counts here. */
const shared = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { ...shared, 'cache-control': 'no-store' } })
export const done = (): Response => new Response(null, { status: 204, headers: shared })
export const refused = (status: 401 | 403 | 404 | 400): Response => new Response(null, { status, headers: shared })
export const typed = (body: BodyInit, type: string): Response => new Response(body, { headers: { ...shared, 'content-type': type } })

/** A response of another room, readable from other origins. */
export const withSharing = (response: Response): Response => {
  for (const [name, value] of Object.entries(shared)) response.headers.set(name, value)
  return response
}

/** The envelope of every list. */
export const listOf = <T>(items: readonly T[], total = items.length, start = 0) => ({
  Items: items,
  TotalRecordCount: total,
  StartIndex: start,
})
