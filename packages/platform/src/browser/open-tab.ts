/** A tab that was opened by a click and gets its address later. */
export interface PendingTab {
  /** True if the browser blocked the tab: `go` would then leave the current page. */
  blocked: boolean
  /** Opens the address in the tab, or in the current one if the tab was blocked. */
  go: (address: string) => void
  close: () => void
}

/** Opens an empty tab synchronously in a click handler; after an `await` the browser would block it. */
export const openTab = (waiting: string): PendingTab => {
  const tab = window.open('', '_blank')
  if (!tab) return { blocked: true, go: (address) => window.location.assign(address), close: () => undefined }
  // The page that loads in the tab must not be able to navigate this one.
  tab.opener = null
  tab.document.title = waiting
  tab.document.body.textContent = waiting
  return { blocked: false, go: (address) => tab.location.replace(address), close: () => tab.close() }
}
