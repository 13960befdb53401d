import type { Standing } from '../../../e2e/contract/standing'
import type { Case } from './case'
import { costlyFormat, longNames, refusedFormats, sharedFormats } from './inputs'

/** Custom formats of others, as expensive as they can be. They stay, so that what follows is judged by them. */
export const formatCases = ({ api }: Standing): Case[] => {
  const send = (path: string, body: unknown) => async () => (await api('POST', path, body)).status
  const cases: Record<string, () => Promise<number>> = {
    ...Object.fromEntries(
      Object.entries(refusedFormats).map(([name, format]) => [`a custom format: ${name} pattern`, send('/custom-formats', format)]),
    ),
    'a shared file of 100 expensive custom formats': send('/custom-formats/import', sharedFormats),
    'the most expensive custom format': send('/custom-formats', costlyFormat),
    '1,000 names of 480 characters against these': send('/releases/evaluate', { releases: longNames(1000) }),
  }
  return Object.entries(cases).map(([name, run]) => ({ door: 'custom formats', name, needsKey: true, run }))
}
