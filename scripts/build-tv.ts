import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dir, '..')

/** The oldest engine that the page for TVs runs in: that of the TVs of 2018. */
export const oldestTv = 'chrome53'

/** Builds the page for TVs below `dist` as one classic script and one style sheet, and returns its HTML. */
export const buildTv = async (dist: string): Promise<string> => {
  await build({
    configFile: false,
    root: join(root, 'web/tv'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: join(dist, 'tv'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: oldestTv,
      cssTarget: oldestTv,
      rolldownOptions: {
        input: join(root, 'web/tv/main.ts'),
        output: { format: 'iife', entryFileNames: 'main-[hash].js', assetFileNames: 'main-[hash][extname]' },
      },
    },
  })
  const files = readdirSync(join(dist, 'tv'))
  const named = (ending: string): string => {
    const found = files.find((name) => name.endsWith(ending))
    if (!found) throw new Error(`the page for TVs has no ${ending}`)
    return `./tv/${found}`
  }
  return pageWith({ script: named('.js'), style: named('.css') })
}

const pageWith = ({ script, style }: { script: string; style: string }): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="app-base" content="/" />
    <meta name="referrer" content="no-referrer" />
    <title>Marquee</title>
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
  </head>
  <body>
    <div id="tv"></div>
    <noscript>Marquee shows your movies with JavaScript.</noscript>
    <script src="${script}"></script>
  </body>
</html>
`
