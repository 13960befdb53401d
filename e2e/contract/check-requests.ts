import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { declaredIn } from '#server/testing/declared-answers'
import { randomRequests, type Sent, type World } from './random-requests'
import { type Body, isError } from './standing'

type Options = { url: string; key: string | null; document: Body; world: World; count: number; seed: number }
export type Held = { asked: number; statuses: Record<string, number>; operations: number; failures: string[] }

/** Timeout of a request: only guards against hanging, also where a processor is measured while others use it. */
const guardMs = 240_000
const openPath = '/api/v1/status'

/** Sends random requests and returns violations of the OpenAPI document. Without a key, anything but 401 is a violation. */
export const checkRequests = async ({ url, key, document, world, count, seed }: Options): Promise<Held> => {
  const judge = key === null ? judgeStranger : createJudge(document)
  const held = { asked: 0, statuses: {} as Record<string, number>, failures: new Map<string, string>(), operations: new Set<string>() }
  for (const sent of randomRequests(document, world, { count, seed })) {
    if (key === null && sent.operation.path === openPath) continue
    const answer = await ask(url, key, sent)
    held.asked++
    held.operations.add(`${sent.operation.method} ${sent.operation.path}`)
    held.statuses[answer.status] = (held.statuses[answer.status] ?? 0) + 1
    const wrong = judge(sent, answer)
    if (wrong === null) continue
    const kind = `${sent.operation.method} ${sent.operation.path}: ${wrong}`
    if (!held.failures.has(kind))
      held.failures.set(kind, `${kind} — ${describe(sent)} — ${answer.text.slice(0, 300)} — trace ${answer.trace}`)
  }
  return { asked: held.asked, statuses: held.statuses, operations: held.operations.size, failures: [...held.failures.values()] }
}

type Answer = { status: number; type: string | null; text: string; isJson: boolean; body: Body; trace: string | null }

const ask = async (url: string, key: string | null, { operation, path, body, type }: Sent): Promise<Answer> => {
  try {
    const response = await fetch(`${url}${path}`, {
      method: operation.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(guardMs),
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && type !== '' && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const answered = response.headers.get('content-type')
    const isJson = answered?.startsWith('application/json') ?? false
    const trace = response.headers.get('x-trace-id')
    return { status: response.status, type: answered, text, isJson, body: isJson ? JSON.parse(text) : undefined, trace }
  } catch (error) {
    return { status: 0, type: null, text: String(error), isJson: false, body: undefined, trace: null }
  }
}

const describe = ({ operation, path, body, type }: Sent): string =>
  `${operation.method} ${path.slice(0, 300)} ${body === undefined ? '' : `${type} ${body.slice(0, 500)}`}`

const judgeStranger = (_: Sent, { status, body }: Answer): string | null =>
  status === 401 && isError(body) && body.error.code === 'unauthorized' ? null : `a request without a key got ${status}`

/** Checks a response against the document. Returns the violation, or null. */
const createJudge = (document: Body) => {
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats(ajv)
  ajv.addSchema(document, 'document')
  const { complaintAbout: complaintAboutType } = declaredIn(document)
  const pointer = (parts: string[]) => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const complaintAbout = (parts: string[], body: unknown): string | null => {
    const validate = ajv.getSchema(`document#/${pointer(parts)}`)
    if (!validate) return 'the document has no schema for it'
    return validate(body) ? null : `${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`.replaceAll(/\/\d+/g, '/n')
  }

  return ({ operation, path, body: sentBody }: Sent, { status, type, text, isJson, body }: Answer): string | null => {
    if (status === 0) return `no answer: ${text}`
    if (status >= 500 && status !== 503 && status !== 507) return `answered with ${status}`
    const method = operation.method.toLowerCase()
    const declared = operation.spec.responses[status]
    if (!declared) {
      // Raised before routing: a body where none is expected.
      const isBeforeRoute = [400, 413, 415, 422].includes(status) && sentBody !== undefined && isError(body)
      return isBeforeRoute ? null : `the document has no response ${status}`
    }
    const wrongType = complaintAboutType({ method, place: path, status, type })
    if (wrongType !== null) return wrongType
    if (status >= 400) return isError(body) ? null : `an error with another shape: ${status}`
    if (status === 204) return text === '' ? null : 'a 204 with a body'
    if (!isJson) return null
    const complaint = complaintAbout(
      ['paths', operation.path, method, 'responses', String(status), 'content', 'application/json', 'schema'],
      body,
    )
    return complaint === null ? null : `${status} violates its schema: ${complaint}`
  }
}
