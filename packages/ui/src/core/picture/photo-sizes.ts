/**
 * Returns the `sizes` of a photo that is about as wide as a phone, with what holds on wider screens. Phones with dense screens are told
 * less than its width, so that they take a copy of at least 1.5 pixels for each point: half the bytes of the next one, and
 * softer only when one looks at it enlarged.
 */
export const photoSizes = (sizes: string): string =>
  `(max-width: 479px) and (min-resolution: 1.5dppx) 58vw, ${sizes}`

/** `sizes` of the large photo of a gallery. */
export const gallerySizes = photoSizes('(min-width: 760px) 50vw, 100vw')
