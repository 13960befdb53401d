import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

/** The font starts loading before the styles that name it. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter(({ fileName }) => /inter-latin-wght-normal/.test(fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head-prepend' as const,
        })),
  },
})

const service = 'http://127.0.0.1:8080'

export default defineConfig({
  root: 'web',
  base: './',
  plugins: [react(), tailwindcss(), preloadFont()],
  define: { __BUILT_VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'baseline-widely-available',
    cssTarget: ['chrome125', 'edge125', 'firefox126', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](?!@base-ui|@floating-ui|@tanstack[\\/](react-)?virtual|lucide-react[\\/]dist[\\/]esm[\\/]icons|hls\.js|uqr|react-hook-form|reselect|tabbable)/,
              priority: 2,
            },
            {
              name: 'kit',
              test: /web[\\/](?:data[\\/]|screens[\\/])?((kit[\\/](?!dialog|menu|confirm-dialog|field|segmented|copy|when|tabs|bar\.|beside|path-rows|file-input|bulbs|portrait|countdown|chip|poster-|use-))|api[\\/](?!actions|discover|follows|movie-|storage|undo|versions)|live[\\/](?!use-)|base|clock|comma-list|i18n[\\/](translate|format|genre|en[\\/](core|shell|movies))|movie-states|activity[\\/]states|library[\\/]search|history[\\/]kind-names|person[\\/]names|home[\\/](?!condition|first-steps|leaving|on-the-way|recommended|status-line|tickets|use-condition|year-card)|system[\\/]log-search|welcome[\\/]steps|sign-in[\\/]enter|shell[\\/](?!palette|keys-help|toasts|installed|more|language-|(find|give|offline|stage)[\\/]))|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|play|info|shuffle|circle-check|star)\./,
              priority: 1,
            },
            {
              name: 'hand',
              test: /web[\\/](?:data[\\/]|screens[\\/])?(kit[\\/](field|menu|bar|beside|path-rows|file-input|bulbs|portrait|chip|countdown|use-settled|use-typed|use-wide)|library[\\/](collections|groups|select-many|statuses|use-(press|download))|api[\\/](actions|discover-queries|movie-database|storage)|live[\\/]use-latest|shell[\\/]language-select)\.|lucide-react[\\/]dist[\\/]esm[\\/]icons/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: service, ws: true }, '/api-docs': service } },
})
