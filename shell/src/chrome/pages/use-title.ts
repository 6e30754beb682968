import { useEffect } from 'react'

/** Names the window after what stands where a screen would, until a screen names it. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = title
  }, [title])
