import { useEffect, type KeyboardEvent } from 'react'

/** Marks the link of a row with the id of the row, for moving between rows by the arrow keys. */
export const rowLinkAttribute = 'data-row-link'
/** Marks the text field of the filter. */
export const searchAttribute = 'data-list-search'

/** Returns the id of the row of a table that an element is part of. */
export const rowIdAt = (target: EventTarget): string | undefined =>
  (target instanceof Element &&
    target.closest('tr')?.querySelector(`[${rowLinkAttribute}]`)?.getAttribute(rowLinkAttribute)) ||
  undefined

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/**
 * The keys of a list: arrows move between the links of rows, Enter follows one as everywhere, Space chooses the
 * row, and `/` moves to the text field of the filter. Returns the handler for the element around the rows.
 */
export const useListKeys = (onChoose: (id: string) => void) => {
  useEffect(() => {
    const focusSearch = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const field = document.querySelector<HTMLInputElement>(`[${searchAttribute}]`)
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    window.addEventListener('keydown', focusSearch)
    return () => window.removeEventListener('keydown', focusSearch)
  }, [])
  return (event: KeyboardEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>(`[${rowLinkAttribute}]`)
    if (!link) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${rowLinkAttribute}]`)]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      links[links.indexOf(link) + step]?.focus()
    }
    if (event.key === ' ') {
      event.preventDefault()
      onChoose(link.getAttribute(rowLinkAttribute) ?? '')
    }
  }
}
