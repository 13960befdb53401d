import { Magnet } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { part } from '../../kit/later'

const OwnTorrentDialog = part(() => import('./own-torrent-dialog'), 'OwnTorrentDialog')

/** For a release that no indexer lists. */
export const OwnTorrent = ({ movie }: { movie: Movie }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button small changes icon={Magnet} onClick={() => setOpen(true)} className="ms-auto">
        {t('own.use')}
      </Button>
      {isOpen && (
        <Suspense>
          <OwnTorrentDialog movie={movie} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
