// Stores a movie in this browser, and goes on where it stopped. Only a dedicated worker can write to such a file in every browser.
addEventListener('message', ({ data }) => {
  take(data).then(
    () => postMessage({ state: 'whole' }),
    (error) => postMessage({ state: 'failed', why: error.name }),
  )
})

const REPORT_MS = 500

const take = async ({ folder, name, address, size, etag, texts }) => {
  const root = await navigator.storage.getDirectory()
  const within = await root.getDirectoryHandle(folder, { create: true })
  if (texts.length > 0) await takeTexts(within, texts)
  const file = await (await within.getFileHandle(name, { create: true })).createSyncAccessHandle()
  try {
    const at = etag ? await file.getSize() : 0
    if (at < size || !etag) await load({ file, at, address, etag })
    await file.flush()
    // Some browsers write less than they say when their storage is full.
    if ((await file.getSize()) < size) throw full()
  } finally {
    await file.close()
  }
}

/** Subtitles are small, and they are fetched anew each time. One that cannot be read is left out. */
const takeTexts = async (within, texts) => {
  const lost = []
  let bytes = 0
  for (const { name, key, address } of texts) {
    const answer = await fetch(address, { cache: 'no-store' })
    if (!answer.ok) {
      lost.push(key)
      continue
    }
    const text = new Uint8Array(await answer.arrayBuffer())
    const file = await (await within.getFileHandle(name, { create: true })).createSyncAccessHandle()
    try {
      await file.truncate(0)
      if (file.write(text, { at: 0 }) < text.length) throw full()
      await file.flush()
    } finally {
      await file.close()
    }
    bytes += text.length
  }
  postMessage({ state: 'texts', bytes, lost })
}

const full = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' })

/** A file that has changed meanwhile is loaded from its beginning. */
const load = async ({ file, at, address, etag }) => {
  const headers = at > 0 ? { range: `bytes=${at}-`, 'if-range': etag } : {}
  const answer = await fetch(address, { headers, cache: 'no-store' })
  if (!answer.ok) throw Object.assign(new Error('refused'), { name: 'Refused' })
  let place = answer.status === 206 ? at : 0
  if (place === 0) await file.truncate(0)
  postMessage({ state: 'begun', etag: answer.headers.get('etag') })
  const reader = answer.body.getReader()
  let told = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const written = file.write(part.value, { at: place })
    place += written
    if (written < part.value.length) throw full()
    if (performance.now() - told < REPORT_MS) continue
    told = performance.now()
    postMessage({ state: 'storing', bytes: place })
  }
}
