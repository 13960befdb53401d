import type { Given, Here, Part } from './fact'

/** What was grabbed, what happened, and what is blocked. `hash`: of the torrent of its file. */
export const pastOf = ({ random }: Given, hash: string): Part => {
  const [grab, second, blocked, message, title] = [random.word(), random.hash(), random.hash(), random.word(), random.word()]
  const at = random.moment()
  const grabOf = (hashOf: string) => (here: Here) => here.grabbed.find(({ info_hash }) => info_hash === hashOf)
  return {
    rows: {
      History: [
        { MovieId: 1, SourceTitle: grab, EventType: 1, DownloadId: hash.toUpperCase(), Quality: '{"quality":7}' },
        {
          MovieId: 1,
          SourceTitle: grab,
          EventType: 3,
          DownloadId: hash.toUpperCase(),
          Data: '{"fileId":"1"}',
          Date: '2025-01-01 00:00:00Z',
          Quality: '{"quality":3}',
        },
        { MovieId: 1, SourceTitle: title, EventType: 1, DownloadId: second.toUpperCase() },
        ...[4, 6, 8].map((EventType) => ({ MovieId: 1, SourceTitle: grab, EventType, DownloadId: null })),
      ],
      Blocklist: [
        { MovieId: 1, SourceTitle: `${title}.bad`, TorrentInfoHash: blocked.toUpperCase(), Message: message, Date: at.there },
        { MovieId: 2, SourceTitle: `${grab}.worse`, Message: message },
        { MovieId: 1, SourceTitle: 'News', Protocol: 1 },
      ],
    },
    facts: [
      {
        what: 'grabbed: its quality',
        is: ['Bluray-1080p', 'WEBDL-1080p'],
        at: (here) => [grabOf(hash)(here)?.quality, grabOf(hash)(here)?.imported_quality],
      },
      { what: 'grabbed: its name', is: title, at: (here) => grabOf(second)(here)?.title },
      { what: 'other history', named: 'grab_history', says: ['3 other entries'] },
      {
        what: 'blocked by hash',
        is: [`${title}.bad`, message, at.here],
        at: ({ blocked: all }) => all.filter((one) => one.info_hash === blocked).flatMap((one) => [one.title, one.reason, one.created_at]),
      },
      {
        what: 'blocked by name',
        is: true,
        at: ({ blocked: all }) => all.some((one) => one.title === `${grab}.worse` && one.reason === message),
      },
      { what: 'blocked on Usenet', named: 'blocklist', says: ['A Usenet release'] },
    ],
  }
}
