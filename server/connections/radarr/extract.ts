import { attempt } from '#server/foundation/lib/attempt'
import { say } from '#server/foundation/lib/sentence'
import { Invalid, sentenceOf } from '#server/foundation/platform/errors'
import { BadArchive, readZip } from '#server/foundation/platform/read-zip'
import { sentences } from './sentences'

const largestDatabase = 2 * 1024 ** 3

/** Extracts a file from an uploaded backup. Throws Invalid for a bad archive, because that is the sender's fault. */
export const extract = async (archive: string, name: string, to: string): Promise<void> => {
  if (await isOfPostgres(archive)) throw new Invalid(say(sentences, 'radarr_in_postgres'), 'archive')
  try {
    const zip = await readZip(archive, [name], { others: 'ignored', largest: largestDatabase })
    await zip.extract(name, to)
  } catch (error) {
    if (error instanceof BadArchive)
      throw new Invalid(say(sentences, 'radarr_backup_unreadable', { why: sentenceOf(error) ?? error.message }), 'archive')
    throw error
  }
}

/** The backup of a Radarr with a Postgres server has no database, or the one from before. Its settings say so. */
const isOfPostgres = async (archive: string): Promise<boolean> => {
  const settings = await attempt(async () => (await readZip(archive, ['config.xml'], { others: 'ignored' })).readText('config.xml'))
  return settings.ok && /<PostgresHost>\s*[^<\s]/.test(settings.value)
}
