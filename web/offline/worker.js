// Stands between the browser and the service for one thing: a page of our own while the service cannot be reached. It keeps nothing, so nothing
// in it can be secret or out of date; another version of this file takes its place at once.
const page = __PAGE__
const policy = __POLICY__
const base = new URL('.', location.href).pathname.replace(/\/$/, '')
const gone = new Set([502, 504])

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(begin()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(open(event))
})

const begin = async () => {
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** What the service answers, or a proxy that cannot reach it, or nobody. */
const open = async ({ request, preloadResponse }) => {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    return gone.has(answer.status) ? offline() : answer
  } catch {
    return offline()
  }
}

const offline = () =>
  new Response(
    page.replace('__BASE__', () => base),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    },
  )
