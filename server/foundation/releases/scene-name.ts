import { splitExtension } from './extension'
import { parseRelease } from './parse-release'

/** The scene name in `name`, without extension and stray characters. Null if it has spaces or lacks a group, quality or title. */
export const sceneNameOf = (name: string): string | null => {
  const stem = splitExtension(name.trim()).stem.replaceAll('【', '[').replaceAll('】', ']')
  const scene = stem.endsWith('_') ? stem.slice(0, -1) : stem
  if (scene.includes(' ') || !scene.includes('.')) return null
  const { title, release_group, quality_from } = parseRelease(scene)
  const described = quality_from.source === 'name' || quality_from.resolution === 'name'
  return title !== null && /\p{L}/u.test(title) && release_group !== null && described ? scene : null
}
