/** A tab that was opened by a click and gets its address later. */
export interface PendingTab {
  /** True if there is no tab: the browser blocked it, or gave one that is out of order. */
  blocked: boolean
  /**
   * Opens the address in the tab, or leaves the current page for it. Where neither works, as in the browsers inside some
   * apps, show a plain link to the address next to it.
   */
  go: (address: string) => void
  close: () => void
}

/** Opens an empty tab synchronously in a click handler; after an `await` the browser would block it. Never throws. */
export const openTab = (waiting: string): PendingTab => {
  const tab = openEmpty(waiting)
  if (!tab) return { blocked: true, go: leaveFor, close: () => undefined }
  return {
    blocked: false,
    go: (address) => {
      // The browser of an app may have taken it away meanwhile.
      if (!lead(tab, address)) leaveFor(address)
    },
    close: () => closeTab(tab),
  }
}

/** Opens an address of this site in a tab next to the page, which it can't reach; in this tab if the browser blocks it. */
export const openBeside = (address: string): void => {
  const tab = openTab('')
  tab.go(address)
}

/** Returns a tab that shows a text; undefined, with no tab left open, when the browser gives none that works. */
function openEmpty(waiting: string): Window | undefined {
  let tab: Window | null = null
  try {
    tab = window.open('', '_blank')
    if (!tab || tab.closed) return undefined
    tab.document.title = waiting
    tab.document.body.textContent = waiting
    // The page that loads in the tab must not be able to navigate this one.
    tab.opener = null
    return tab
  } catch {
    if (tab) closeTab(tab)
    return undefined
  }
}

function lead(tab: Window, address: string): boolean {
  try {
    if (tab.closed) return false
    tab.location.replace(address)
    return true
  } catch {
    return false
  }
}

function closeTab(tab: Window): void {
  try {
    tab.close()
  } catch {
    // It is out of order, so nothing is left to close.
  }
}

const leaveFor = (address: string): void => window.location.assign(address)
