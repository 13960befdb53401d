import { told } from './told'

const made = /^([A-Z]\w+(?: Internet)?) on (iPhone|iPad|Android|Windows|ChromeOS|Mac|Linux)$/

/** A device's name: as the user named it, or generated at sign-in and translated here. */
export const deviceLabel = (label: string): string => {
  const [, browser, system] = made.exec(label) ?? []
  return told(browser && system ? { code: 'browser_on_system', values: { browser, system }, text: label } : label)
}
