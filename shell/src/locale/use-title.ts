import { useEffect } from 'react'

/** Sets the title of the window for what is shown in place of a screen; a screen sets its own. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title
  }, [title])
