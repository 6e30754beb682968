import { useState } from 'react'
import { useFeedback } from '@metrolibre/platform'
import { openTab } from './open-tab.ts'

interface DocumentTab<Of> {
  /** Shown in the tab until the document is there. */
  waiting: string
  /** What the document shows. An address is forgotten when it becomes something else; null while there is nothing to show. */
  of: Of | null
  /** Asks the server for the address of the document. */
  ask: (of: Of) => Promise<string>
}

/**
 * Returns a function that opens a document in another tab, and its address once it is known, for a plain link: not every
 * browser that gives a tab also shows it, and without a tab this page must not be left for it, because of what was typed or
 * drawn here. Call `open` directly in the click handler.
 */
export const useDocumentTab = <Of>({ waiting, of, ask }: DocumentTab<Of>) => {
  const { showError } = useFeedback()
  const [loading, setLoading] = useState(false)
  const [known, setKnown] = useState<{ of: Of; address: string } | null>(null)
  const open = () => {
    if (of === null) return
    const tab = openTab(waiting)
    setLoading(true)
    setKnown(null)
    ask(of)
      .then(
        (address) => {
          setKnown({ of, address })
          if (!tab.blocked) tab.go(address)
        },
        (error: unknown) => {
          tab.close()
          void showError(error)
        },
      )
      .finally(() => setLoading(false))
  }
  return { open, loading, address: known && known.of === of ? known.address : null }
}
