import type { Config } from '../../data/api/types'

/** Descriptions use the browser's language unless another one was chosen. A language without a country gets its most common one. */
export const ownLanguage = (config: Config | undefined, spoken: string): Pick<Config, string> => {
  if (config?.language !== 'en-US' || config.region !== 'US') return {}
  const { language, region } = localeOf(spoken)
  return region && /^[a-z]{2}$/.test(language) && /^[A-Z]{2}$/.test(region) ? { language: `${language}-${region}`, region } : {}
}

const localeOf = (spoken: string) => {
  try {
    return new Intl.Locale(spoken).maximize()
  } catch {
    return { language: '', region: undefined }
  }
}
