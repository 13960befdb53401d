import type { PresetWords } from './declared'
import type { Language } from './translate'

/** Names and help of the webhook presets by their English text, apart from all other texts: only one dialog shows them. */
export const presetWords: Readonly<Record<Language, () => Promise<Partial<PresetWords>>>> = {
  en: async () => ({}),
  de: async () => (await import('./de/webhook-presets')).webhookPresets,
  fr: async () => (await import('./fr/webhook-presets')).webhookPresets,
}
