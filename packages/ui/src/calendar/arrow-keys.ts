import type { KeyboardEvent } from 'react'

/** Returns the next enabled button in a direction, skipping disabled ones. */
const nextFree = (buttons: readonly HTMLButtonElement[], from: number, step: number) => {
  for (let at = from + step; at >= 0 && at < buttons.length; at += step) {
    const button = buttons[at]
    if (button && !button.disabled) return button
  }
  return undefined
}

/**
 * Creates a key handler that moves the focus among the buttons of a group. Up and down move by one.
 * @param across by how many buttons left and right move: 1 in a row, or the length of a column where the
 * buttons are read downwards
 */
export const arrowKeys =
  (across: number) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const steps: Record<string, number> = {
      ArrowUp: -1,
      ArrowDown: 1,
      ArrowLeft: -across,
      ArrowRight: across,
    }
    const step = steps[event.key]
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    if (step === undefined || from < 0) return
    event.preventDefault()
    nextFree(buttons, from, step)?.focus()
  }
