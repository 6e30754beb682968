/** Widths in pixels a picture is kept in, smallest first; none is wider than the original. */
const pictureWidths = [320, 640, 960, 1440, 1920] as const

/** Keys below this folder are for everybody; contracts and other papers live elsewhere. */
export const publicFolder = 'public/'

/** The name may stand in a folder of two: what kind of thing the picture belongs to, and its id. */
const keyPattern =
  /^public\/pictures\/((?:[a-z0-9]{1,20}\/[a-z0-9-]{1,40}\/)?[a-zA-Z0-9_-]{1,80})\/(\d{1,5})\.webp$/

/** Under which all copies of a picture lie. */
export const pictureFolder = (name: string): string => `${publicFolder}pictures/${name}/`

/** Key of one copy: the folder names the content, the file name its width. ASCII, as storages want it. */
export const pictureKey = (name: string, width: number): string => `${pictureFolder(name)}${width}.webp`

/** Name and width a key was made of; undefined when it is not a picture's key. */
export const parsePictureKey = (key: string): { name: string; width: number } | undefined => {
  const match = keyPattern.exec(key)
  return match ? { name: match[1]!, width: Number(match[2]) } : undefined
}

/** The widths a picture of this width is kept in: all smaller ones of the list and its own. */
export const widthsUpTo = (width: number): number[] => [
  ...pictureWidths.filter((each) => each < width),
  width,
]
