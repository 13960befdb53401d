import { startListService } from '#world/lists'
import { startSubtitlesProvider } from '#world/subtitles-provider'
import type { Client } from '../client'
import { connectByCode, startTracked } from '../tracked'
import { movieIds } from './world'

/** Adds a tracker waiting for its first sync, a list with items in every state, and a subtitle provider with a key. */
export const furnishAround = async (client: Client): Promise<{ close: () => Promise<void> }> => {
  const { tracking, settings } = startTracked()
  const lists = startListService()
  const subtitles = startSubtitlesProvider({ subtitles: [], api_key: 'key' })
  const close = async () => {
    await Promise.all([tracking.stop(), lists.stop(), subtitles.stop()])
  }
  try {
    const [held, excluded] = [movieIds.inLibrary[0], 22_596]
    tracking.watch(held, new Date().toISOString())
    tracking.rate(held, 8)
    await client.call('PUT', '/config', {
      ...settings,
      subtitles_url: subtitles.url,
      subtitles_api_key: 'key',
      subtitle_languages: ['en', 'de'],
      subtitle_auto: false,
    })
    await connectByCode(client, tracking)
    const listed = [
      { tmdb_id: held, title: 'Big Buck Bunny', year: 2008 },
      { tmdb_id: excluded, title: 'Never again', year: 1968 },
      { tmdb_id: 10_000_001, title: 'A Quiet Evening', year: 1960 },
      { tmdb_id: 9761, title: 'Rain on Sunday', year: 1961 },
    ]
    const url = lists.put('a.json', JSON.stringify(listed))
    const { id } = await client.call<{ id: number }>('POST', '/lists', { name: 'Evenings', type: 'json', settings: { url } })
    await client.call('POST', '/exclusions', { metadata_id: excluded, title: 'Never again', year: 1968 })
    await client.call('POST', `/lists/${id}/refresh`)
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
