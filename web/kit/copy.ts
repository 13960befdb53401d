/** Copies text, also over plain HTTP, where the Clipboard API is unavailable. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

const copyBySelection = (text: string) => {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  const active = document.activeElement
  const host = active?.closest('[role=dialog]') ?? document.body
  host.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (active instanceof HTMLElement) active.focus()
  return copied
}
