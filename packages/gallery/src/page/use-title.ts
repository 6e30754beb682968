import { useLayoutEffect } from 'react'
import { useSay } from '../texts/use-say.ts'

/** Sets the title of the browser's window. */
export function useTitle(name?: string): void {
  const gallery = useSay()('gallery.page.title')
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${gallery}` : gallery
  }, [name, gallery])
}
