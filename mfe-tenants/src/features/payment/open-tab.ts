/** A tab that was opened on a click and learns its address later. */
export interface PendingTab {
  /** The browser allowed no tab: `go` would leave the present page. */
  blocked: boolean
  /** Goes there; in the present tab where the browser allowed no other. */
  go: (address: string) => void
  close: () => void
}

/**
 * Opens an empty tab at once, while the browser still sees the click behind it: after an await it would be
 * blocked.
 */
export const openTab = (waiting: string): PendingTab => {
  const tab = window.open('', '_blank')
  if (!tab) return { blocked: true, go: (address) => window.location.assign(address), close: () => undefined }
  // The page that comes must not be able to steer this one.
  tab.opener = null
  tab.document.title = waiting
  tab.document.body.textContent = waiting
  return { blocked: false, go: (address) => tab.location.replace(address), close: () => tab.close() }
}
