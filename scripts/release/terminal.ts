import { describeAll } from '#server/cli/commands'
import { manualPage } from '#server/cli/manual'
import { completionsFor } from '#server/cli/shell-completions'
import { version } from './versions'

/** What a terminal knows of Marquee: the manual page, and the completions under the names that the shells expect. */
export const terminalTexts = async () => {
  const commands = await describeAll()
  return {
    manual: manualPage(version, commands),
    completions: [
      { name: 'marquee', folder: 'bash-completion/completions', text: completionsFor('bash', commands) },
      { name: '_marquee', folder: 'zsh/vendor-completions', text: completionsFor('zsh', commands) },
      { name: 'marquee.fish', folder: 'fish/vendor_completions.d', text: completionsFor('fish', commands) },
    ],
  }
}
