// Runs before the first paint, so that a chosen theme or language never flashes as another one.
var look
try {
  look = JSON.parse(localStorage.getItem('marquee.look') || '{}')
  if (look.theme === 'light' || look.theme === 'dark') document.documentElement.dataset.theme = look.theme
  if (look.density === 'compact') document.documentElement.dataset.density = 'compact'
  if (look.language) document.documentElement.lang = look.language
} catch (_) {}
