import { turn } from '../registry/turn.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the page's boot script notes until the app is there. */
interface EarlyActs {
  fields: Set<Field>
  /** Buttons, and forms with the button that sent them. */
  presses: Map<HTMLElement, HTMLElement | null | undefined>
  end: () => void
}

declare global {
  interface Window {
    earlyActs?: EarlyActs
  }
}

/**
 * To be called as the app takes the page over, from when on React hears everything itself. What it gives does what
 * somebody did before: what was typed first, then the presses.
 */
export function takeEarlyActs(): () => Promise<void> {
  const { fields = [], presses = [], end } = window.earlyActs ?? {}
  end?.()
  // Read now: fields that React fills would be empty afterwards.
  const tellings = [...fields].map((field) => [field, telling(field)] as const)
  return async () => {
    for (const [field, tell] of tellings) if (await takenOver(field)) tell()
    for (const [target, submitter] of presses) {
      if (!(await takenOver(target))) continue
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
      else target.click()
    }
  }
}

/** Whether it is still on the page. A part whose turn has not come is taken over at a press on it. */
async function takenOver(element: HTMLElement): Promise<boolean> {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  await turn()
  return element.isConnected
}

/** Fills a field once more with what it holds now, so that React, to which only changes are news, hears of it. */
function telling(field: Field): () => void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  const { value } = field
  return () => {
    const caret = 'selectionStart' in field && document.activeElement === field ? field.selectionStart : null
    field.value = ''
    // Past what React has put over the field's own property to follow its changes.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
  }
}
