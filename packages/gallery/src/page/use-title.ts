import { useLayoutEffect } from 'react'
import { useGalleryTexts } from '../texts/use-say.ts'

/** Sets the title of the browser's window. */
export function useGalleryTitle(name?: string): void {
  const gallery = useGalleryTexts()('gallery.page.title')
  useLayoutEffect(() => {
    document.title = name ? `${name} · ${gallery}` : gallery
  }, [name, gallery])
}
