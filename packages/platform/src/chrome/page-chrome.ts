import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The only exit link of a page that shows the wizard bar. */
export interface PageExit {
  to: string
  label: string
  /**
   * Set when the link abandons an unfinished task: it is drawn with a cross, and on a phone as the cross
   * alone.
   */
  leaves?: boolean
}

/** What a page changes in the frame (navigation, footer, chat link) around it. */
export interface PageChrome {
  /** Name of the property on screen, which the chat link mentions in its message. */
  chatSubject?: string
  /** `own`: on a phone the page draws its own bar at the bottom, in place of the menu. */
  bottomBar?: 'menu' | 'own'
  /** `none`: the page fills the window, and nothing is to be scrolled to below it. */
  footer?: 'site' | 'none'
  /** Has an effect only where the route declares `chrome: 'wizard'` or `wizardWith`. */
  exit?: PageExit
}

export const pageChromeAtom = atom<PageChrome>({})

/** Changes the frame while the calling screen is mounted. */
export const usePageChrome = ({ chatSubject, bottomBar, footer, exit }: PageChrome): void => {
  const set = useSetAtom(pageChromeAtom)
  const { to, label, leaves } = exit ?? {}
  useEffect(() => {
    const way = to !== undefined && label !== undefined ? { to, label, ...(leaves && { leaves }) } : undefined
    set({ chatSubject, bottomBar, footer, exit: way })
    return () => set({})
  }, [set, chatSubject, bottomBar, footer, to, label, leaves])
}
