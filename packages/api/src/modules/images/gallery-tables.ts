/** Tables whose rows have several images, by their names in a form. */
export type GalleryTable = 'location' | 'room' | 'publication'
