import { useLayoutEffect, useRef } from 'react'
import { changeRowId } from '../../features/audit/change-list.tsx'

/** Moves the focus to the row of the change whose details were closed, if it went away with them. */
export const useRowOfClosed = (openId: string | undefined): void => {
  const last = useRef<string>(undefined)
  // Before the focus is moved to the title of the page.
  useLayoutEffect(() => {
    const closed = openId === undefined ? last.current : undefined
    last.current = openId
    if (closed !== undefined && document.activeElement === document.body)
      document.getElementById(changeRowId(closed))?.focus()
  }, [openId])
}
