import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clapperboard, Compass, FolderSearch, Search } from 'lucide-react'
import { rootFoldersQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button, buttonStyle } from '../../kit/button'
import { Empty } from '../../kit/empty'

/** Empty state: no movie matches the filters, or the library has none yet. */
export const Nothing = ({ filtered, clear }: { filtered: boolean; clear: () => void }) => {
  const roots = useQuery({ ...rootFoldersQuery, enabled: !filtered })
  if (filtered)
    return (
      <Empty icon={Search} title={t('library.none_found')} text={t('library.none_found_text')}>
        <Button kind="primary" onClick={clear}>
          {t('library.clear')}
        </Button>
      </Empty>
    )
  const hasFolder = (roots.data?.results.length ?? 0) > 0
  return (
    <Empty icon={Clapperboard} title={t('library.empty')} text={t('library.empty_text')}>
      <Link to="/discover" className={buttonStyle('primary')}>
        <Compass aria-hidden className="size-5" />
        {t('library.find_first')}
      </Link>
      <Link to={hasFolder ? '/settings/scan' : '/settings/folders'} className={buttonStyle()}>
        <FolderSearch aria-hidden className="size-5" />
        {t(hasFolder ? 'first.scan' : 'first.choose_folder')}
      </Link>
    </Empty>
  )
}
