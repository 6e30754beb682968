import { nextTask } from '../registry/next-task.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Input that the page's boot script records until the app has started. */
interface EarlyInput {
  fields: Set<Field>
  /** Pressed buttons, and submitted forms with the button that submitted them. */
  presses: Map<HTMLElement, HTMLElement | null | undefined>
  end: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Call it when hydration starts, because from then on React receives all events itself. Returns a function
 * that replays the recorded input: first what was typed, then the presses.
 */
export function takeEarlyInput(): () => Promise<void> {
  const { fields = [], presses = [], end } = window.earlyInput ?? {}
  end?.()
  // Read now, because React empties the fields that it controls.
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

/**
 * Hydrates the element's part of the page, by a press on it, and returns whether the element is still on the
 * page.
 */
async function takenOver(element: HTMLElement): Promise<boolean> {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  await nextTask()
  return element.isConnected
}

/**
 * Returns a function that enters the field's current value again. React only reacts to changes, so it would
 * otherwise miss what was typed.
 */
function telling(field: Field): () => void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  // A page can only empty the field of a file, so the file stays where it is.
  if (field.type === 'file') return () => void field.dispatchEvent(new Event('change', { bubbles: true }))
  const { value } = field
  return () => {
    const caret = 'selectionStart' in field && document.activeElement === field ? field.selectionStart : null
    field.value = ''
    // Uses the native setter, because React replaces the element's own one to track changes.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret)
  }
}
