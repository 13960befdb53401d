import { request } from 'node:http'

type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string; readonly timeoutMs?: number }

/**
 * Sends a request directly to a service on this computer, without any proxy or redirect that could see it.
 * (`fetch` uses HTTP_PROXY even for loopback.)
 */
export const askDirectly = (url: string, { method = 'GET', headers = {}, body, timeoutMs }: Asked = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, ...(timeoutMs && { signal: AbortSignal.timeout(timeoutMs) }) }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode: status = 500 } = answer
        const hasNoBody = status === 204 || status === 205 || status === 304
        resolve(new Response(hasNoBody ? null : Buffer.concat(parts), { status, headers: headersOf(answer.headers) }))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

const headersOf = (found: NodeJS.Dict<string | string[]>): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(found)) for (const each of [value ?? []].flat()) headers.append(name, each)
  return headers
}
