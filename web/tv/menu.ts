import { add, button, el, fill } from './dom'
import { focusOn } from './focus'

export type Choice = { readonly label: string; readonly key: string; readonly isChosen: boolean; readonly choose: () => void }
type Opening = { readonly title: string; readonly opener: string; readonly choices: readonly Choice[] }

/** A list to choose from beside the picture. It takes the focus while it is open, and gives it back to what opened it. */
export const createMenu = () => {
  const node = el('div', { class: 'menu', hidden: '' })
  let openedBy = ''
  const close = (): void => {
    node.hidden = true
    node.removeAttribute('data-layer')
    focusOn(openedBy)
  }
  const entry = ({ label, key, isChosen, choose }: Choice): HTMLElement => {
    const press = (): void => {
      close()
      choose()
    }
    const made = button({ label, key, kind: isChosen ? 'chosen' : '', press })
    made.setAttribute('aria-pressed', String(isChosen))
    if (isChosen) made.setAttribute('data-first', '')
    return made
  }
  return {
    node,
    isOpen: (): boolean => !node.hidden,
    close,
    open({ title, opener, choices }: Opening): void {
      const list = el('div', { class: 'choices', 'data-scroll': 'y' })
      add(list, choices.map(entry))
      fill(node, [el('h2', {}, title), list])
      node.hidden = false
      node.setAttribute('data-layer', '')
      openedBy = opener
      focusOn(null)
    },
  }
}
