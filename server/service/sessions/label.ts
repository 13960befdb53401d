import { say } from '#server/foundation/lib/sentence'
import { sentences } from './sentences'

const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** The default name of a device. */
export const labelFor = (userAgent: string | null): string => {
  const browser = find(browsers, userAgent ?? '')
  const system = find(systems, userAgent ?? '')
  if (browser && system) return say(sentences, 'browser_on_system', { browser, system }).text
  return browser ?? system ?? 'Browser'
}

const find = (table: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]
