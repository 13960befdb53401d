type Child = Node | string | null
type Attributes = Readonly<Record<string, string | (() => void) | undefined>>

/** An element with attributes and children. A function is called when it is pressed. */
export const el = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const node = document.createElement(tag)
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (typeof value === 'function') node.addEventListener('click', value)
    else if (value !== undefined) node.setAttribute(name, value)
  }
  add(node, children)
  return node
}

export const add = (node: Node, children: readonly Child[]): void => {
  for (const child of children) if (child !== null) node.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
}

/** Replaces what is inside. */
export const fill = (node: Node, children: readonly Child[]): void => {
  while (node.firstChild) node.removeChild(node.firstChild)
  add(node, children)
}

type Press = { readonly label: string; readonly key: string; readonly press: () => void; readonly kind?: string }
/** `key` finds it again after the screen was drawn anew. */
export const button = ({ label, key, press, kind = '' }: Press): HTMLButtonElement =>
  el('button', { type: 'button', class: `button ${kind}`, 'data-key': key, press }, label)
