import { existsSync } from 'node:fs'
import { arch } from 'node:os'
import { releaseKey, updateUrl } from '#server/service/updates/built-in'
import { fetchRelease, type Source } from '#server/service/updates/fetch-release'
import { type Disk, installRelease, ownerOf, rollBack } from '#server/service/updates/install'
import { isNewer } from '#server/service/updates/release'
import { startsWith } from '#server/service/updates/starts'
import { targetOf } from '#server/service/updates/target'
import { over, withApi } from './api'
import { askDirectly } from './ask-directly'
import { answer, command } from './command'
import { databaseIn, dataFolderOf } from './data-folder'
import { CannotRun, type ExitCode } from './exit-codes'
import type { Outside } from './outside'
import { runningOn } from './running'

type Given = { readonly 'data-dir'?: string; readonly check?: boolean; readonly rollback?: boolean; readonly json?: boolean }

export const updateCommand = command({
  flags: {
    check: { type: 'boolean', says: 'only report whether there is a newer version' },
    rollback: { type: 'boolean', says: 'restore the program from before the last update' },
  },
  run: (outside, { given }) => {
    const [executable = '', script] = outside.self
    if (script !== undefined) throw new CannotRun('Marquee runs from source here; update the sources instead')
    const owner = ownerOf(executable)
    if (owner !== null) throw new CannotRun(`This program is updated by ${owner}`)
    const source = updateUrl === '' || releaseKey === '' ? null : { url: updateUrl, key: releaseKey }
    return update(outside, given, { source, executable })
  },
})

type Program = { source: Source | null; executable: string; on?: Disk }

/** Throws CannotRun or Unavailable, leaving the program unchanged. */
export const update = async (outside: Outside, given: Given, { source, executable, on }: Program): Promise<ExitCode> => {
  if (given.rollback) {
    rollBack(executable, on)
    return answer(outside, given.json, {
      data: { rolled_back: true },
      text: `The previous program is back.${await restartRunning(outside, given)}`,
    })
  }
  if (source === null) throw new CannotRun('This build has no address for updates')
  const release = await fetchRelease(source)
  const { version } = release
  if (!isNewer(version, outside.version))
    return answer(outside, given.json, {
      data: { current: outside.version, latest: null },
      text: `Marquee ${outside.version} is the newest version`,
    })
  if (given.check)
    return answer(outside, given.json, { data: { current: outside.version, latest: version }, text: `Marquee ${version} is available` })

  await backUp(outside, given)
  const target = targetOf({ platform: outside.platform, arch: arch(), executable })
  await installRelease({ release, url: source.url, target, executable, starts: startsWith(outside.env), ...(on && { on }) })
  const text = `Marquee ${version} is installed; \`marquee update --rollback\` goes back.${await restartRunning(outside, given)}`
  return answer(outside, given.json, { data: { current: version, previous: outside.version }, text })
}

/** Backs up an existing library; without one there is nothing to lose. */
const backUp = async (outside: Outside, given: Given): Promise<void> => {
  if (!existsSync(databaseIn(dataFolderOf(outside, given)))) return
  await withApi(outside, given, ({ call }) => call('POST', '/backups'))
}

const restartRunning = async (outside: Outside, given: Given): Promise<string> => {
  const running = await runningOn(dataFolderOf(outside, given))
  if (running === null) return ''
  const restarted = await over(askDirectly, running)
    .call('POST', '/service/restart')
    .then(
      () => true,
      () => false,
    )
  return restarted ? ' The service is restarting.' : ''
}
