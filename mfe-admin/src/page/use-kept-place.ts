import { useEffect, useRef } from 'react'

interface Place {
  element: Element
  rows: Element | null | undefined
  index: number
}

const canHaveFocus = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea'

const overlays = '[role="dialog"], [role="alertdialog"]'

const focusAt = ({ rows, index }: Place): boolean => {
  if (!rows?.isConnected) return false
  const row = rows.children[Math.min(index, rows.children.length - 1)]
  const target = row?.querySelector<HTMLElement>(canHaveFocus)
  target?.focus()
  return target instanceof HTMLElement
}

/**
 * Keeps the place of the keyboard when what had the focus goes away, such as the row that was deleted or the button that
 * can be used once: it moves to the row in its place, or else to the title of the page, which takes the focus by code.
 * Returns the ref of the page.
 */
export const useKeptPlace = () => {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let place: Place | undefined
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !page.current?.contains(target)) return
      const row = target.closest('tr, li')
      const rows = row?.parentElement
      place = { element: target, rows, index: row && rows ? [...rows.children].indexOf(row) : 0 }
    }
    // A press outside everything takes the focus away on purpose. One in a dialog over the page doesn't, nor one on what
    // has the focus already, which does not get it again.
    const forget = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (!target.closest(overlays) && !place?.element.contains(target)) place = undefined
    }
    const keep = new MutationObserver(() => {
      if (!place || place.element.isConnected || document.activeElement !== document.body) return
      const gone = place
      place = undefined
      if (!focusAt(gone)) page.current?.querySelector('h1')?.focus()
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    keep.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
      keep.disconnect()
    }
  }, [])
  return page
}
