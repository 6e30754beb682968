import type { KeyboardEvent } from 'react'

/** The next button that can be chosen in a direction, over those that cannot. */
const nextFree = (buttons: readonly HTMLButtonElement[], from: number, step: number) => {
  for (let at = from + step; at >= 0 && at < buttons.length; at += step) {
    const button = buttons[at]
    if (button && !button.disabled) return button
  }
  return undefined
}

/**
 * Arrow keys among the buttons of a box.
 * @param across how many buttons left and right move by: 1 in a row, the column's length where columns are read
 * downwards. Up and down always move by one.
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
