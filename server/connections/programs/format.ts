import type { Condition, CustomFormat } from '#server/catalog/profiles/schema'
import { languageNamed } from '#server/foundation/releases/languages'

const sources = ['unknown', 'cam', 'telesync', 'telecine', 'workprint', 'dvd', 'tv', 'webdl', 'webrip', 'bluray']
const modifiers = ['none', 'regional', 'screener', 'rawhd', 'brdisk', 'remux']
const flags: Record<string, number> = {
  freeleech: 1,
  halfleech: 2,
  doubleupload: 4,
  golden: 8,
  approved: 16,
  internal: 32,
  scene: 128,
  freeleech75: 256,
  freeleech25: 512,
  nuked: 2048,
}

type Written = { implementation: string; fields: Record<string, unknown> }
const value = (implementation: string, value: unknown): Written => ({ implementation, fields: { value } })

const written = (condition: Condition): Written => {
  switch (condition.kind) {
    case 'release_title':
      return value('ReleaseTitleSpecification', condition.value)
    case 'edition':
      return value('EditionSpecification', condition.value)
    case 'release_group':
      return value('ReleaseGroupSpecification', condition.value)
    case 'language': {
      const fields = { value: languageNamed(condition.value)?.id ?? 0, exceptLanguage: condition.except ?? false }
      return { implementation: 'LanguageSpecification', fields }
    }
    case 'indexer_flag':
      return value('IndexerFlagSpecification', flags[condition.value] ?? 0)
    case 'source':
      return value('SourceSpecification', sources.indexOf(condition.value))
    case 'resolution':
      return value('ResolutionSpecification', condition.value)
    case 'quality_modifier':
      return value('QualityModifierSpecification', modifiers.indexOf(condition.value))
    case 'size':
      return { implementation: 'SizeSpecification', fields: { ...condition.value } }
    case 'year':
      return { implementation: 'YearSpecification', fields: { ...condition.value } }
  }
}

const specification = (condition: Condition) => {
  const { implementation, fields } = written(condition)
  return {
    name: nameOf(condition),
    implementation,
    implementationName: implementation.replace(/Specification$/, '').replace(/([a-z])([A-Z])/g, '$1 $2'),
    infoLink: '',
    negate: condition.negate,
    required: condition.required,
    fields: Object.entries(fields).map(([name, value], order) => ({ order, name, label: name, value, type: 'textbox', advanced: false })),
  }
}

const nameOf = ({ value, kind }: Condition): string =>
  typeof value === 'object' ? `${kind} ${value.min}-${value.max}` : String(value).slice(0, 100)

/** A custom format as Radarr shows it. `specifications`: those that a program wrote, as long as they still mean the same. */
export const formatShown = ({ id, name, conditions }: CustomFormat, sent: { specifications: unknown; renames: boolean } | null) => ({
  id,
  name,
  includeCustomFormatWhenRenaming: sent?.renames ?? false,
  specifications: sent?.specifications ?? conditions.map(specification),
})
