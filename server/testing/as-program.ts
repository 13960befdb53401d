import type { TestApp } from './test-app'

type Headers = Record<string, string>

/** Requests as a program that takes the app for Radarr. */
export const asProgram = (app: TestApp) => {
  const call = async (method: string, path: string, { body, headers }: { body?: unknown; headers?: Headers } = {}) => {
    const response = await app.send(method, path, {
      ...(body !== undefined && { body }),
      headers: headers ?? { 'x-api-key': app.key(), 'user-agent': 'Seerr/3.0' },
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: /^[[{]/.test(text) ? JSON.parse(text) : undefined }
  }
  return {
    call,
    get: (path: string) => call('GET', `/api/v3/${path}`),
    send: (method: string, path: string, body?: unknown) => call(method, `/api/v3/${path}`, { body }),
    switchOn: (isOn: boolean) => app.config.update({ radarr_api_enabled: isOn }, { isKey: true }),
  }
}
