// Serves an offline page while the service is unreachable, and nothing else. It caches nothing, so it holds no secrets and no stale data. A
// new version activates immediately.
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

/** The service's response, or the offline page if the service or a proxy in front of it fails. */
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
