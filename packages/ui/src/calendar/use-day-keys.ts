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

const isVisible = (element: HTMLElement) => element.offsetParent !== null

const reachableIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLButtonElement>('.ml-day:not(:disabled)')].filter(isVisible)

/**
 * Keyboard control of the calendar. Only one day is in the tab order; the arrow keys, Home, End, PageUp and
 * PageDown move to other days, skip those that can't be chosen and say nothing, and continue into other months.
 * `focusNext` gives a day the focus once it is rendered.
 */
export const useDayKeys = (
  box: RefObject<HTMLElement | null>,
  options: {
    preferred: PlainDate | null
    isReachable: (day: PlainDate) => boolean
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
    const days = reachableIn(grid)
    const entry =
      days.find((day) => day === document.activeElement) ??
      days.find((day) => options.preferred && day === buttonOf(grid, options.preferred)) ??
      days.find((day) => day.getAttribute('aria-disabled') === null) ??
      days[0]
    for (const day of days) day.tabIndex = day === entry ? 0 : -1
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moves[event.key]
    const from = (event.target as HTMLElement).querySelector?.('[data-day]')?.getAttribute('data-day')
    if (!move || !from || !box.current) return
    event.preventDefault()
    const first = move(from)
    const step = first < from ? -1 : 1
    let target = first
    for (let tried = 0; tried < reachDays && !options.isReachable(target); tried++)
      target = addDays(target, step)
    if (!options.isReachable(target)) return
    const button = buttonOf(box.current, target)
    if (button && isVisible(button)) {
      for (const day of reachableIn(box.current)) day.tabIndex = day === button ? 0 : -1
      button.focus()
      return
    }
    wanted.current = target
    options.onMonth(monthOf(target))
  }
  const focusNext = (day: PlainDate) => {
    wanted.current = day
  }
  return { onKeyDown, focusNext }
}
