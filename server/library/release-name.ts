import { splitExtension } from '#server/releases/extension'
import { sceneNameOf } from '#server/releases/scene-name'
import { fileNameOf, isVideo } from './video-files'

type Came = {
  /** Where the file lay when it was brought in. */
  readonly path: string
  readonly download_title: string | null
  readonly folder_title: string | null
  /** With several videos in one download, its title is not the name of each. */
  readonly other_videos: boolean
}

/** The release that a file came from, as its makers named it; null when no name looks like one. */
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
