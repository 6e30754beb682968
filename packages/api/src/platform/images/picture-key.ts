/** The widths in pixels in which a picture is stored, smallest first. No copy is wider than the original. */
export const pictureWidths = [320, 640, 960, 1440, 1920] as const

/** Files below this folder are public. Contracts and other documents are stored elsewhere. */
export const publicFolder = 'public/'

/** The name may be preceded by two folders: the kind of row that the picture belongs to, and its id. */
const keyPattern =
  /^public\/pictures\/((?:[a-z0-9]{1,20}\/[a-z0-9-]{1,40}\/)?[a-zA-Z0-9_-]{1,80})\/(\d{1,5})\.webp$/

/** Returns the folder that holds all copies of a picture. */
const pictureFolder = (name: string): string => `${publicFolder}pictures/${name}/`

/** Returns the folder of the picture with this key, which ends in the file name of one copy. */
export const pictureFolderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)

/**
 * Returns the key of one copy: the folder names the content, the file name its width. Keys are ASCII, as
 * storages require.
 */
export const pictureKey = (name: string, width: number): string => `${pictureFolder(name)}${width}.webp`

/** Returns the name and width in a key, or undefined when it is not a picture's key. */
export const parsePictureKey = (key: string): { name: string; width: number } | undefined => {
  const match = keyPattern.exec(key)
  return match ? { name: match[1]!, width: Number(match[2]) } : undefined
}

/** Returns the widths in which a picture is stored: all smaller ones of the list and its own. */
export const widthsUpTo = (width: number): number[] => [
  ...pictureWidths.filter((each) => each < width),
  width,
]
