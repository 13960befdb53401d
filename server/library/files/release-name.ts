import { splitExtension } from '#server/foundation/releases/extension'
import { sceneNameOf } from '#server/foundation/releases/scene-name'
import { fileNameOf, isVideo } from './video-files'

type Came = {
  /** Where the file was when it was imported. */
  readonly path: string
  readonly download_title: string | null
  readonly folder_title: string | null
  /** If a download holds several videos, its title is not the name of each. */
  readonly other_videos: boolean
}

/** The name that the release group gave a file's release. Null if no name looks like one. */
export const releaseNameOf = ({ path, download_title, folder_title, other_videos }: Came): string | null => {
  const shared = other_videos ? [] : [download_title]
  const own = isVideo(path) ? [fileNameOf(path)] : []
  const folder = other_videos ? [] : [folder_title]
  for (const name of [...shared, ...own, ...folder]) {
    const scene = name && sceneNameOf(withoutEnding(name))
    if (scene) return scene
  }
  return null
}

const withoutEnding = (name: string) => splitExtension(name.replace(/\.(?:par2|nzb|torrent|nfo)$/i, '')).stem
