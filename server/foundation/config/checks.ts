import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { type Field, isSecret } from '#server/foundation/lib/fields'
import { say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Invalid } from '#server/foundation/platform/errors'
import { canListenOn } from '#server/foundation/platform/http/listen'
import { languageOfCode } from '#server/foundation/releases/languages'
import { rootFoldersTable } from '#server/library/files/table'
import type { ConfigCheck } from './config'
import { configFields } from './fields'
import { sentences } from './sentences'

/** Checks on settings beyond their schema. */
export const configChecks = (db: Db): ConfigCheck[] => [
  ownAddress,
  freeBase,
  knownFolder(db),
  knownLanguages,
  plainExtensions,
  toolThere,
  inUse,
]

/** A service set to listen on an address it does not have could not start again. */
const ownAddress: ConfigCheck = ({ listen_address }, changed) => {
  if (changed.includes('listen_address') && !canListenOn(listen_address))
    throw new Invalid(say(sentences, 'not_own_address'), 'listen_address')
}

/** The service's own paths: the API, and the UI files outside its page. */
const ownPaths =
  /^\/(?:api|api-docs|assets|apple-touch-icon\.png|icon(?:-\d+)?\.(?:png|svg)|index\.html|manifest(?:\.\w+)?\.webmanifest|(?:before-paint|taker|worker)\.js)(?:\/|$)/i

const freeBase: ConfigCheck = ({ base_url }, changed) => {
  if (changed.includes('base_url') && base_url !== null && ownPaths.test(base_url))
    throw new Invalid(say(sentences, 'base_url_taken'), 'base_url')
}

const knownFolder =
  (db: Db): ConfigCheck =>
  ({ default_root_folder_id: id }, changed) => {
    if (id === null || !changed.includes('default_root_folder_id')) return
    const found = db.select({ id: rootFoldersTable.id }).from(rootFoldersTable).where(eq(rootFoldersTable.id, id)).get()
    if (!found) throw new Invalid(say(sentences, 'root_folder_unknown', { id }), 'default_root_folder_id')
  }

const knownLanguages: ConfigCheck = ({ subtitle_languages }, changed) => {
  if (!changed.includes('subtitle_languages')) return
  const unknown = subtitle_languages.find((code) => languageOfCode(code) === undefined)
  if (unknown !== undefined) throw new Invalid(say(sentences, 'language_code_unknown', { code: unknown }), 'subtitle_languages')
  refuseDuplicates(subtitle_languages, 'subtitle_languages')
}

const plainExtensions: ConfigCheck = ({ blocked_extensions }, changed) => {
  if (!changed.includes('blocked_extensions')) return
  const invalid = blocked_extensions.find((extension) => !/^[a-z0-9][a-z0-9_-]*$/i.test(extension))
  if (invalid !== undefined) throw new Invalid(say(sentences, 'extension_odd', { extension: invalid }), 'blocked_extensions')
  refuseDuplicates(blocked_extensions, 'blocked_extensions')
}

const refuseDuplicates = (values: readonly string[], field: string): void => {
  const duplicate = values.find((value, place) => values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) < place)
  if (duplicate !== undefined) throw new Invalid(say(sentences, 'names_twice', { value: duplicate }), field)
}

const toolThere: ConfigCheck = ({ media_tool_path }, changed) => {
  if (changed.includes('media_tool_path') && media_tool_path !== null && !existsSync(media_tool_path))
    throw new Invalid(say(sentences, 'path_does_not_exist'), 'media_tool_path')
}

/**
 * Refuses a setting that this version does not use yet, rather than storing and ignoring it. Disabling it or restoring its default is
 * allowed. Secrets are stored regardless.
 */
const inUse: ConfigCheck = (next, changed) => {
  const early = changed.find((name) => isWaiting(configFields[name]) && !asksForNothing(next[name], configFields[name]))
  if (early !== undefined) throw new Invalid(say(sentences, 'setting_not_used'), early)
}

const isWaiting = (field: Field): boolean => field.waits === true && !isSecret(field)
const asksForNothing = (value: unknown, field: Field): boolean =>
  value === null || value === false || JSON.stringify(value) === JSON.stringify(field.default)
