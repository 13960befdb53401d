import { createHash } from 'node:crypto'
import { onDevice } from './on-device'

/** Texts of the offline page in one language. */
export type OfflineWords = {
  readonly title: string
  readonly text: string
  readonly computer: string
  readonly network: string
  readonly retry: string
  /** Heading of the movies in this browser. */
  readonly on_device: string
  /** Why one of them does not open. */
  readonly gone: string
  readonly close: string
}

/**
 * The page that the service worker serves while the service is unreachable: self-contained, and reloads once the service answers. `words`
 * are keyed by language; the first one is the fallback. `policy` is a Content Security Policy that allows only its style and script.
 */
export const offlinePage = (words: Readonly<Record<string, OfflineWords>>): { html: string; policy: string } => {
  const [[first, english] = ['en', undefined]] = Object.entries(words)
  const data = JSON.stringify(words).replaceAll('<', '\\u003c')
  const script = `${choose}(${data},${JSON.stringify(first)});${onDevice}`
  const html = `<!doctype html><html lang="${first}" data-base="__BASE__"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>Marquee</title><style>${style}</style></head>
<body><main>${mark}<h1 data-word="title">${escaped(english?.title)}</h1><p data-word="text">${escaped(english?.text)}</p><ul><li data-word="computer">${escaped(english?.computer)}</li><li data-word="network">${escaped(english?.network)}</li></ul><button type="button" data-word="retry">${escaped(english?.retry)}</button><section hidden><h2 data-word="on_device">${escaped(english?.on_device)}</h2><ul></ul><p hidden role="alert" data-word="gone">${escaped(english?.gone)}</p></section></main><dialog><video controls playsinline></video><button type="button" data-word="close">${escaped(english?.close)}</button></dialog><script>${script}</script></body></html>`
  return { html, policy: policyOf(style, script) }
}

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const policyOf = (style: string, script: string): string =>
  [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Same values as the design tokens. */
const style =
  ':root{color-scheme:light dark;--bg:light-dark(#f8f9fa,#0e0f12);--fg:light-dark(#15181e,#f4f5f7);--soft:light-dark(#343940,#cfd2d6);--accent:light-dark(#8f4f00,#f3ae51);--on:light-dark(#fffdfa,#2a1a05)}' +
  ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}' +
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--bg);color:var(--fg);font:16px/1.5 Inter,system-ui,sans-serif}' +
  'main{display:grid;justify-items:center;gap:12px;max-width:28rem;padding:24px;text-align:center}svg{width:64px;height:64px}h1{margin:8px 0 0;font-size:25px;line-height:32px;font-weight:650}' +
  'p,ul{margin:0;color:var(--soft);text-wrap:pretty}ul{padding:0;list-style:none}' +
  'button{margin-top:12px;min-height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on);font:inherit;font-weight:550}' +
  'section{display:grid;gap:8px;margin-top:24px}section[hidden]{display:none}h2{margin:0;font-size:18px;font-weight:600}section button{background:none;color:var(--accent);text-decoration:underline;margin:0}' +
  'dialog{width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:#000}video{width:100%;height:100%}dialog button{position:absolute;inset-block-start:max(12px,env(safe-area-inset-top));inset-inline-start:12px;margin:0}' +
  'video::cue{background:rgb(0 0 0/.8);color:#fff}video[data-size=small]::cue{font-size:80%}video[data-size=large]::cue{font-size:160%}' +
  'button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}'

const mark =
  '<svg aria-hidden="true" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#16181c"/><path d="M12 46V20l20 15 20-15v26" fill="none" stroke="#f3ae51" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/**
 * Uses the chosen language, or the first supported one of the browser, and checks every two seconds whether the service is back, unless a
 * movie is open. The URL stays, so the reload opens the requested page. The service worker's scope is the service's base URL.
 */
const choose = `((words,first)=>{
var look={};try{look=JSON.parse(localStorage.getItem('marquee.look')||'{}')}catch(_){}
var tag=[look.language].concat(navigator.languages||[]).map(l=>String(l).slice(0,2)).find(l=>l in words)||first;
var root=document.documentElement;root.lang=tag;if(look.theme==='light'||look.theme==='dark')root.dataset.theme=look.theme;
document.title=words[tag].title;
document.querySelectorAll('[data-word]').forEach(e=>{e.textContent=words[tag][e.dataset.word]});
var ask=()=>document.querySelector('dialog').open||fetch(root.dataset.base+'/api/v1/status',{cache:'no-store'}).then(a=>{if(a.ok)location.reload()},()=>{});
document.querySelector('button').onclick=ask;setInterval(ask,2000);addEventListener('online',ask)
})`
