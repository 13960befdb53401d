// Serves an offline page while the service is unreachable, and hands over what other apps share. It keeps nothing else, so it holds no
// secrets and no stale data. A new version activates immediately.
const page = __PAGE__
const policy = __POLICY__
const base = new URL('.', location.href).pathname.replace(/\/$/, '')
const gone = new Set([502, 504])

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(begin()))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(event.request.method === 'POST' ? receive(event.request) : open(event))
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

const MOST_FILES = 50
const LARGEST_FILE_BYTES = 8 * 1024 * 1024

/** Another app shares text or files with the installed app. The page that opens takes the files out of the cache, see installed.ts. */
const receive = async (request) => {
  const form = await request.formData()
  const parts = ['url', 'text', 'title'].map((name) => String(form.get(name) ?? '').trim())
  const files = form
    .getAll('files')
    .filter(({ size }) => size <= LARGEST_FILE_BYTES)
    .slice(0, MOST_FILES)
  await caches.delete('given')
  const cache = await caches.open('given')
  await Promise.all(files.map((file, n) => cache.put(`${base}/given/${n}/${encodeURIComponent(file.name)}`, new Response(file))))
  const give = parts.find((part) => part !== '') ?? ''
  return Response.redirect(`${base}/?${new URLSearchParams({ give })}`, 303)
}

const offline = () =>
  new Response(
    page.replace('__BASE__', () => base),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy },
    },
  )
