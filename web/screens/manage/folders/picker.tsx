import { useInfiniteQuery } from '@tanstack/react-query'
import { CornerLeftUp, Folder, FolderPlus, Lock, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { FolderPage } from '../../../data/api/types'
import { size } from '../../../i18n/format'
import { t } from '../../../i18n/translate'
import { Badge } from '../../../kit/badge'
import { Button, IconButton } from '../../../kit/button'
import { ProblemCard } from '../../../kit/problem-card'
import { SkeletonRows } from '../../../kit/skeleton'
import { foldersQuery } from '../queries'

export const isFull = (path: string) => path.startsWith('/') || path.startsWith('~') || /^[A-Za-z]:/.test(path)

const row = 'flex min-h-10 w-full items-center gap-3 px-3 text-start outline-offset-[-2px] hover:bg-hover'

/** Without `onCreate`, only folders that exist can be picked. */
type Props = { path: string; onPick: (path: string) => void; onCreate?: () => void; onClose: () => void }

const closeOn = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') close()
}

/** Browses folders on the computer that runs Marquee. Entering one picks it. */
export const FolderPicker = ({ path, onPick, onCreate, onClose }: Props) => {
  const folders = useInfiniteQuery(foldersQuery(path))
  const here = folders.data?.pages[0]
  if (folders.error && !here) return <ProblemCard error={folders.error} onRetry={path ? () => onPick('') : folders.refetch} />
  if (!here) return <SkeletonRows rows={4} className="h-10" />
  const inside = folders.data?.pages.flatMap((page) => page.results) ?? []
  const { parent } = here
  return (
    <section
      aria-label={t('picker.places')}
      className="overflow-hidden rounded-card border border-line bg-surface"
      onKeyDown={closeOn(onClose)}
    >
      <Here here={here} onPick={path === here.path ? undefined : onPick} onClose={onClose} />
      <NotThere page={here} path={path} onCreate={onCreate} />
      <Places places={here.places} onPick={onPick} />
      <ul aria-label={t('picker.inside', { path: here.path })} className="max-h-64 overflow-y-auto">
        {parent !== null && (
          <li>
            <button type="button" onClick={() => onPick(parent)} className={row}>
              <CornerLeftUp aria-hidden className="size-4.5 text-muted rtl:-scale-x-100" />
              {t('picker.up')}
            </button>
          </li>
        )}
        {inside.map((folder) => (
          <li key={folder.path}>
            <button type="button" onClick={() => onPick(folder.path)} className={row}>
              <Folder aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="min-w-0 grow truncate">{folder.name}</span>
              {!folder.writable && <Lock role="img" aria-label={t('picker.read_only')} className="size-4 shrink-0 text-muted" />}
            </button>
          </li>
        ))}
        {inside.length === 0 && <li className="px-3 py-2.5 text-muted text-sm">{t('picker.none')}</li>}
        {onCreate && here.writable && <NewFolder onPick={() => onPick(childOf(here.path, t('picker.new_name')))} />}
        {folders.hasNextPage && (
          <li className="p-2 text-center">
            <Button small busy={folders.isFetchingNextPage} onClick={() => void folders.fetchNextPage()}>
              {t('ui.more')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

type HereProps = { here: FolderPage; onPick: ((path: string) => void) | undefined; onClose: () => void }

/** The current folder: its path, and whether it is writable and has space. */
const Here = ({ here, onPick, onClose }: HereProps) => (
  <p className="flex flex-wrap items-center gap-2 border-line border-b bg-sunken px-3 py-2 text-sm">
    <span className="min-w-0 grow break-all font-mono">{here.path}</span>
    {here.free_bytes !== null && <span className="text-muted">{t('picker.free', { size: size(here.free_bytes) })}</span>}
    {here.writable ? <Badge tone="ok">{t('picker.writable')}</Badge> : <Badge tone="warn">{t('picker.read_only')}</Badge>}
    {onPick && (
      <Button small onClick={() => onPick(here.path)}>
        {t('picker.this')}
      </Button>
    )}
    <IconButton small icon={X} label={t('ui.close')} onClick={onClose} />
  </p>
)

/** Picks a folder that does not exist yet; the picker then offers to create it. */
const NewFolder = ({ onPick }: { onPick: () => void }) => (
  <li>
    <button type="button" onClick={onPick} className={row}>
      <FolderPlus aria-hidden className="size-4.5 shrink-0 text-muted" />
      {t('picker.new')}
    </button>
  </li>
)

type PlacesProps = { places: readonly { name: string; path: string }[]; onPick: (path: string) => void }

/** Common locations and disks of that computer. */
const Places = ({ places, onPick }: PlacesProps) => (
  <ul aria-label={t('picker.places')} className="flex flex-wrap gap-2 border-line border-b px-3 py-2">
    {places.map(({ name, path }) => (
      <li key={path}>
        <Button small onClick={() => onPick(path)}>
          {name}
        </Button>
      </li>
    ))}
  </ul>
)

/** The path of a subfolder, with that computer's path separator. */
const childOf = (path: string, name: string) => {
  const slash = path.includes('\\') ? '\\' : '/'
  return path.endsWith(slash) ? `${path}${name}` : `${path}${slash}${name}`
}

/** A missing folder is not an error: the user is still typing or wants to create it. */
const NotThere = ({ page, path, onCreate }: { page: FolderPage; path: string; onCreate: (() => void) | undefined }) =>
  page.missing && (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-3 py-2 text-soft text-sm">
      <span className="break-all font-mono text-fg">{path}</span> {t('picker.not_there')}
      {onCreate && (
        <Button small onClick={onCreate}>
          {t('folder.create')}
        </Button>
      )}
    </p>
  )
