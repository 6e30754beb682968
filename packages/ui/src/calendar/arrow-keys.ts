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
 * Creates a key handler that moves the focus among the buttons of a group. Up and down move by one, Home and End to
 * the first and the last that is enabled.
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
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    const [start, step] =
      event.key === 'Home' ? [-1, 1] : event.key === 'End' ? [buttons.length, -1] : [from, steps[event.key]]
    if (step === undefined || from < 0) return
    event.preventDefault()
    nextFree(buttons, start, step)?.focus()
  }
