import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { iconFile } from './icons'

const windowsGui = 2
const english = 1033
const unicode = 1200

/**
 * The runtime with our name, version and icon, and without a console. Must run before compilation: afterwards the program follows the
 * resources in the file, so they cannot grow.
 */
export const patchRuntime = (runtime: Uint8Array, version: string): Uint8Array => {
  const executable = NtExecutable.from(runtime, { ignoreCert: true })
  const resources = NtExecutableResource.from(executable)
  const [group] = Resource.IconGroupEntry.fromEntries(resources.entries)
  const icons = Data.IconFile.from(iconFile()).icons.map(({ data }) => data)
  Resource.IconGroupEntry.replaceIconsForResource(resources.entries, group?.id ?? 1, group?.lang ?? english, icons)

  const info = Resource.VersionInfo.createEmpty()
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  info.lang = english
  info.setFileVersion(major, minor, patch, 0, english)
  info.setProductVersion(major, minor, patch, 0, english)
  info.setStringValues(
    { lang: english, codepage: unicode },
    {
      ProductName: 'Marquee',
      FileDescription: 'Marquee, a movie library',
      CompanyName: 'Marquee',
      OriginalFilename: 'marquee.exe',
      InternalName: 'marquee',
      LegalCopyright: 'MIT License',
      FileVersion: version,
      ProductVersion: version,
    },
  )
  resources.entries = resources.entries.filter(({ type }) => type !== 16)
  info.outputToResourceEntries(resources.entries)
  resources.outputResource(executable)
  executable.newHeader.optionalHeader.subsystem = windowsGui
  return new Uint8Array(executable.generate())
}

export type WindowsFacts = { subsystem: number; product: string | undefined; version: string | undefined; icons: number }

export const windowsFacts = (program: Uint8Array): WindowsFacts => {
  const executable = NtExecutable.from(program, { ignoreCert: true })
  const { entries } = NtExecutableResource.from(executable, true)
  const [info] = Resource.VersionInfo.fromEntries(entries)
  const values = info?.getStringValues({ lang: english, codepage: unicode })
  return {
    subsystem: executable.newHeader.optionalHeader.subsystem,
    product: values?.ProductName,
    version: values?.FileVersion,
    icons: Resource.IconGroupEntry.fromEntries(entries)[0]?.icons.length ?? 0,
  }
}
