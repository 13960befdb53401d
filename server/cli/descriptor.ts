import { descriptors, isDescriptorName } from '#server/foundation/descriptors/index'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'

export const descriptorCommand = command({
  flags: { user: { type: 'string', value: 'NAME', says: 'account of the system service' } },
  forms: Object.keys(descriptors).map((name) => ({ words: [name] })),
  run: (outside, { given, words: [name = ''] }) => {
    if (!isDescriptorName(name)) throw new Error(`no descriptor ${name}`)
    const text = descriptors[name]({
      executable: outside.self[0] ?? 'marquee',
      data_dir: given['data-dir'] === undefined ? undefined : dataFolderOf(outside, given),
      user: given.user,
    })
    return answer(outside, given.json, { data: { name, text }, text: text.trimEnd() })
  },
})
