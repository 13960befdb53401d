import { bunVersion } from './versions'

export type Target = {
  readonly name: 'linux-x64' | 'linux-arm64' | 'linux-x64-musl' | 'darwin-arm64' | 'darwin-x64' | 'windows-x64'
  /** npm package of the runtime, pinned with its checksum like every other dependency. */
  readonly runtime: string
  readonly integrity: string
  readonly executable: 'marquee' | 'marquee.exe'
}

export const targets: readonly Target[] = [
  {
    name: 'linux-x64',
    runtime: `@oven/bun-linux-x64@${bunVersion}`,
    integrity: 'sha512-IWX9BELoGHAUtMonkeSaNaZwXzRk+oDw6Mk+HBFXd3KHYIBNBsIGRupMZPcgNoDbJpLu6gAJjIoIVPZtt1aJ1g==',
    executable: 'marquee',
  },
  {
    name: 'linux-arm64',
    runtime: `@oven/bun-linux-aarch64@${bunVersion}`,
    integrity: 'sha512-4BXmsSKnjOrlGWqZV4x/oWa7AVoR+B6lCXddMzOAXBIm3t50eslg9wb66gmtW1AamEQ1l1CDvmmruysEhqOWMg==',
    executable: 'marquee',
  },
  {
    name: 'linux-x64-musl',
    runtime: `@oven/bun-linux-x64-musl@${bunVersion}`,
    integrity: 'sha512-10QoW/YfTgnURaGEaHpJCiXjLI2e5iTtfVDaA5JKcyUzaa1cq6cVUY9/Uq5XkYzvtRjHLRe9Oj/lTDIQcxy8HQ==',
    executable: 'marquee',
  },
  {
    name: 'darwin-arm64',
    runtime: `@oven/bun-darwin-aarch64@${bunVersion}`,
    integrity: 'sha512-4MIFXHmctH2EhAxLXm2/qxNtv17dFtLJylvaOCsrgq6KSqHTs6eW5YSrJjRbJxYUJaR901fsN8JfZOa+CsWpWQ==',
    executable: 'marquee',
  },
  {
    name: 'darwin-x64',
    runtime: `@oven/bun-darwin-x64@${bunVersion}`,
    integrity: 'sha512-qkLPMGHZM9NI6CeHTWwVezzmlo6cC4Ta7yUAjYIWXS366qQcOlcp75t2uZyiuVRBMPS0h9qE0tCcvCHGaFqjJg==',
    executable: 'marquee',
  },
  {
    name: 'windows-x64',
    runtime: `@oven/bun-windows-x64@${bunVersion}`,
    integrity: 'sha512-FNvply651vcE/GHgNWz6mZvhmkwBuu8Hw54oNzA+CQog+HW+542rXQmZqNHRkFxazD9L3xi+iTtvO3engAgJfw==',
    executable: 'marquee.exe',
  },
]
