import { useLocation } from '@metrolibre/platform'
import { useEffect, type MouseEvent } from 'react'
import { rowLinkAttribute } from './use-list-keys.ts'

/** The row that was last pressed, by the entry of the history that showed its list. */
const pressed = new Map<string, string>()

/**
 * Moves the focus to the row that somebody came back from with the browser's button, as soon as it is shown. Returns the
 * handler for presses around the rows.
 */
export const useReturnedRow = (isShown: boolean) => {
  const { key } = useLocation()
  useEffect(() => {
    const id = pressed.get(key)
    if (!isShown || id === undefined) return undefined
    // Later than the focus moves to the content of the page.
    const later = setTimeout(() => {
      pressed.delete(key)
      document.querySelector<HTMLElement>(`[${rowLinkAttribute}="${CSS.escape(id)}"]`)?.focus()
    })
    return () => clearTimeout(later)
  }, [key, isShown])
  return ({ target }: MouseEvent<HTMLElement>) => {
    // What acts on the row in its list doesn't leave it.
    if (!(target instanceof Element) || target.closest('button, input, label')) return
    const link = target.closest('tr, li')?.querySelector(`[${rowLinkAttribute}]`)
    if (link) pressed.set(key, link.getAttribute(rowLinkAttribute) ?? '')
  }
}
