import { ask, client } from '../../data/api/client'
import type { ImportReport } from '../../data/api/types'
import { nextRow, type PathRow, pathsIn } from '../../kit/path-rows'

export type Source = {
  kind: 'backup' | 'address'
  file: File | undefined
  url: string
  api_key: string
  folders: readonly PathRow[]
  /** What Radarr hides, by the address that it belongs to. */
  secrets: Readonly<Record<string, string>>
}

export const emptySource: Source = { kind: 'backup', file: undefined, url: '', api_key: '', folders: [], secrets: {} }

export const isComplete = ({ kind, file, url, api_key }: Source): boolean =>
  kind === 'backup' ? file !== undefined : url.trim() !== '' && api_key.trim() !== ''

/** Previews or runs an import. `asking`: the preview that asked for secrets. */
export const sendSource = async (source: Source, action: 'preview' | 'take', asking?: ImportReport): Promise<ImportReport> => {
  const body = bodyOf(source, asking)
  return action === 'preview'
    ? await ask(client.POST('/api/v1/import/radarr/preview', { body }))
    : await ask(client.POST('/api/v1/import/radarr', { body }))
}

const bodyOf = ({ kind, file, url, api_key, folders, secrets }: Source, asking: ImportReport | undefined) => {
  const path_map = pathsIn(folders)
  const answers = answersTo(asking, secrets)
  if (kind === 'address') return { url: url.trim(), api_key: api_key.trim(), path_map, ...(answers.length > 0 && { answers }) }
  const form = new FormData()
  if (path_map.length > 0) form.set('path_map', JSON.stringify(path_map))
  if (file) form.set('archive', file)
  // The client sends FormData as it is, but its type only knows the fields.
  return form as unknown as { archive: string }
}

type Hiding = 'indexers' | 'download_clients' | 'lists'
const answersTo = (asking: ImportReport | undefined, secrets: Source['secrets']) =>
  (asking?.kinds ?? []).flatMap(({ kind, items }) =>
    items.flatMap(({ name, choices }) => {
      const secret = secrets[choices?.[0]?.label ?? ''] ?? ''
      return secret === '' ? [] : [{ kind: kind as Hiding, name, secret }]
    }),
  )

/** Adds a row for each folder that was not found. */
export const askForFolders = (source: Source, report: ImportReport): Source => {
  const known = new Set(source.folders.map(({ from }) => from))
  const missing = report.kinds
    .filter(({ kind }) => kind === 'root_folders')
    .flatMap(({ items }) => items.filter(({ outcome, name }) => outcome === 'impossible' && !known.has(name)))
  return {
    ...source,
    folders: [...source.folders, ...missing.map(({ name }, place) => ({ id: nextRow(source.folders) + place, from: name, to: '' }))],
  }
}
