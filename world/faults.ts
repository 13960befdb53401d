/** A fault to inject into a demo server. `when` matches a part of path and query; `times` limits how often it applies. */
export type Fault = {
  readonly when: string
  readonly kind: 'rate_limited' | 'broken' | 'silent' | 'garbage' | 'endless'
  readonly retry_after?: number
  times?: number
}

/** The fault that applies to a request, counted down; undefined if none does. */
export const faultOn = (faults: readonly Fault[], url: URL): Fault | undefined => {
  const fault = faults.find((each) => each.times !== 0 && (url.pathname + url.search).includes(each.when))
  if (fault?.times !== undefined) fault.times -= 1
  return fault
}

/** The faulty response. `silent` never responds; `endless` is a feed of 200 MB. */
export const faultyAnswer = (fault: Fault): Promise<Response> => answers[fault.kind](fault)

const answers: Record<Fault['kind'], (fault: Fault) => Promise<Response>> = {
  rate_limited: async ({ retry_after }) =>
    new Response('too many requests', { status: 429, headers: retry_after === undefined ? {} : { 'retry-after': String(retry_after) } }),
  broken: async () => new Response('internal error', { status: 500 }),
  silent: () => new Promise<Response>(() => {}),
  garbage: async () => new Response('\u0000<<{"half": [', { headers: { 'content-type': 'application/json' } }),
  endless: async () => endless(),
}

const endless = (): Response => {
  const piece = Buffer.from(`<item><title>${'A very long name '.repeat(60)}</title><guid>x</guid></item>\n`.repeat(1000))
  let left = Math.ceil(200_000_000 / piece.length)
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('<?xml version="1.0"?><rss version="2.0"><channel>')),
    pull: (controller) => {
      if (left-- > 0) controller.enqueue(piece)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/rss+xml' } })
}
