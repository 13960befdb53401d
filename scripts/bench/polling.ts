export {}

/** Six programs that poll a service: `poll` and `rest` on stdin switch them on and off, `end` prints how often they asked. */
const [url, key] = process.argv.slice(2) as [string, string]

/** What each program asks for, and every how many seconds: from their own code and defaults, or more often. */
const polls: { name: string; every: number; calls: readonly string[] }[] = [
  { name: 'Seerr', every: 60, calls: ['POST command', 'GET queue?pageSize=1000', 'GET movie'] },
  {
    name: 'HomeAssistant',
    every: 30,
    calls: ['GET system/status', 'GET rootfolder', 'GET health', 'GET movie', 'GET queue?pageSize=20', 'GET calendar?unmonitored=True'],
  },
  { name: 'Homepage', every: 10, calls: ['GET movie', 'GET queue/status', 'GET queue/details'] },
  { name: 'Homarr', every: 30, calls: ['GET calendar', 'GET wanted/missing?pageSize=20', 'GET queue?includeMovie=true'] },
  {
    name: 'exportarr',
    every: 15,
    calls: [
      'GET system/status',
      'GET movie',
      'GET queue',
      'GET history',
      'GET rootfolder',
      'GET qualitydefinition',
      'GET wanted/cutoff',
      'GET tag/detail',
    ],
  },
  { name: 'Bazarr', every: 60, calls: ['GET system/status', 'GET movie', 'GET qualityprofile', 'GET tag', 'GET history?eventType=1'] },
]

let isPolling = false
let isDone = false
let asked = 0

const ask = async (call: string): Promise<void> => {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${url}/api/v3/${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify({ name: 'RefreshMonitoredDownloads' }) }),
  })
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  asked++
}
const poll = async ({ every, calls }: (typeof polls)[number]): Promise<void> => {
  for (let due = 0; !isDone; await Bun.sleep(100)) {
    if (!isPolling || performance.now() < due) continue
    due = performance.now() + every * 1000
    for (const call of calls) await ask(call)
  }
}

const polling = Promise.all(polls.map(poll))
for await (const line of console) {
  if (line === 'end') break
  isPolling = line === 'poll'
}
isDone = true
await polling
process.stdout.write(`${asked}\n`)
