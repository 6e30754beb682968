/** All `<img>` elements of the page that show a picture, whichever of its variants they loaded. */
const imagesOf = (src: string): HTMLImageElement[] =>
  [...document.querySelectorAll<HTMLImageElement>('.ml-picture > img')].filter(
    (image) => image.getAttribute('src') === src,
  )

const isInWindow = (image: HTMLImageElement): boolean => {
  const { top, bottom, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/**
 * @param pressed the element that was pressed to open the lightbox. Its own thumbnail is preferred when the page shows the
 * picture more than once.
 * @returns the picture's thumbnail; undefined if none is visible in the window.
 */
export function thumbnailOf(src: string, pressed: Element | null): HTMLImageElement | undefined {
  const shown = imagesOf(src).filter(isInWindow)
  return shown.find((image) => pressed?.contains(image)) ?? shown[0]
}

/** @returns an `<img>` of the page that has already loaded the picture, if there is one. */
export const loadedCopyOf = (src: string): HTMLImageElement | undefined =>
  imagesOf(src).find(({ complete, naturalWidth }) => complete && naturalWidth > 0)
