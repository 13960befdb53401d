import type { Config } from '../api/types'

/** Movies are described in the language of this browser, unless somebody chose another one. A language alone means where most people speak it. */
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
