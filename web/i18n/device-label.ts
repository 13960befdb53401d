import { told } from './told'

const made = /^([A-Z]\w+(?: Internet)?) on (iPhone|iPad|Android|Windows|ChromeOS|Mac|Linux)$/

/** What a device is called: as a person named it, or as the service did when it signed in. */
export const deviceLabel = (label: string): string => {
  const [, browser, system] = made.exec(label) ?? []
  return told(browser && system ? { code: 'browser_on_system', values: { browser, system }, text: label } : label)
}
