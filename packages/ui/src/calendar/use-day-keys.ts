import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type PlainDate, addDays, monthOf, sameDayIn } from './plain-date.ts'

const moves: Record<string, (day: PlainDate) => PlainDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
}

/** Returns 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: PlainDate) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** How many days a key press searches for one that can be chosen before it stops. */
const reachDays = 400

const buttonOf = (box: HTMLElement, day: PlainDate) =>
  box.querySelector(`[data-day="${day}"]`)?.closest<HTMLButtonElement>('button')

const enabledIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLButtonElement>('.ml-day:not(:disabled)')]

/**
 * Keyboard control of the calendar. Only one day is in the tab order; the arrow keys, Home, End, PageUp and
 * PageDown move to other days, skip those that can't be chosen, and continue into other months.
 */
export const useDayKeys = (
  box: RefObject<HTMLElement | null>,
  options: {
    preferred: PlainDate | null
    isFree: (day: PlainDate) => boolean
    onMonth: (day: PlainDate) => void
  },
) => {
  const wanted = useRef<PlainDate>(undefined)

  useEffect(() => {
    const grid = box.current
    if (!grid) return
    if (wanted.current) {
      buttonOf(grid, wanted.current)?.focus()
      wanted.current = undefined
    }
    const days = enabledIn(grid)
    const entry =
      days.find((day) => day === document.activeElement) ??
      days.find((day) => options.preferred && day === buttonOf(grid, options.preferred)) ??
      days[0]
    for (const day of days) day.tabIndex = day === entry ? 0 : -1
  })

  return (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key]
    const from = (event.target as HTMLElement).querySelector?.('[data-day]')?.getAttribute('data-day')
    if (!move || !from || !box.current) return
    event.preventDefault()
    const first = move(from)
    const step = first < from ? -1 : 1
    let target = first
    for (let tried = 0; tried < reachDays && !options.isFree(target); tried++) target = addDays(target, step)
    if (!options.isFree(target)) return
    const button = buttonOf(box.current, target)
    if (button && button.offsetParent !== null) {
      for (const day of enabledIn(box.current)) day.tabIndex = day === button ? 0 : -1
      button.focus()
      return
    }
    wanted.current = target
    options.onMonth(monthOf(target))
  }
}
