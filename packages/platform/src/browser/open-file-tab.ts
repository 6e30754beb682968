import { openTab } from './open-tab.ts'
import { saveBlob } from './save-blob.ts'

/** A tab that was opened by a click and gets a file later. */
export interface PendingFileTab {
  show: (file: Blob) => void
  close: () => void
}

/**
 * Opens an empty tab for a file synchronously in a click handler. If the browser blocks the tab, the file is saved
 * under `fileName` instead: leaving the page would lose what was typed or drawn in it.
 */
export const openFileTab = (waiting: string, fileName: string): PendingFileTab => {
  const tab = openTab(waiting)
  return {
    show: (file) => (tab.blocked ? saveBlob(file, fileName) : tab.go(URL.createObjectURL(file))),
    close: tab.close,
  }
}
