// Runs before the first paint: avoids a flash of the wrong theme and removes a key from the address bar.
const root = document.documentElement
try {
  const look = JSON.parse(localStorage.getItem('marquee.look') || '{}')
  if (/^(light|dark)$/.test(look.theme)) root.dataset.theme = look.theme
  if (look.density === 'compact') root.dataset.density = look.density
  if (look.language) root.lang = look.language
} catch {}
const url = new URL(location)
if (url.searchParams.has('api_key')) {
  url.searchParams.delete('api_key')
  history.replaceState(null, '', url)
}
