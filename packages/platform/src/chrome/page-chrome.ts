import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The one way out of a page with the bar of a wizard. */
export interface PageExit {
  to: string
  label: string
  /** Leaves a task unfinished: drawn with a cross, on a phone as the cross alone. */
  leaves?: boolean
}

/** What a page asks of the frame around it. */
export interface PageChrome {
  /** Name of the property on screen; the chat link mentions it. */
  chatSubject?: string
  /** `own`: the page draws its own bar at the bottom of a phone instead of the menu. */
  bottomBar?: 'menu' | 'own'
  /** Only where the route's declaration says `chrome: 'wizard'`. */
  exit?: PageExit
}

export const pageChromeAtom = atom<PageChrome>({})

/** Adjusts the frame while the calling screen is on it. */
export const usePageChrome = ({ chatSubject, bottomBar, exit }: PageChrome): void => {
  const set = useSetAtom(pageChromeAtom)
  const { to, label, leaves } = exit ?? {}
  useEffect(() => {
    const way = to !== undefined && label !== undefined ? { to, label, ...(leaves && { leaves }) } : undefined
    set({ chatSubject, bottomBar, exit: way })
    return () => set({})
  }, [set, chatSubject, bottomBar, to, label, leaves])
}
