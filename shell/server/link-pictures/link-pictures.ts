import { createHash } from 'node:crypto'
import { isOurs } from '../blurred/addresses.ts'
import { defaultDrawing } from './default-drawing.ts'

export interface LinkPicture {
  readonly jpeg: Buffer
  readonly etag: string
}

export interface LinkPicturesOptions {
  /** Returns the bytes at an address of this site. */
  readonly read: (address: string) => Promise<Buffer>
  readonly encode: (picture: Uint8Array) => Promise<Uint8Array>
  /** Of at most 300 KB each. */
  readonly maxPictures?: number
}

/**
 * Makes the pictures of link previews from files of this site, and remembers the latest of them. An address always shows the same
 * picture, so what many ask for at once is made once.
 */
export function createLinkPictures({ read, encode, maxPictures = 200 }: LinkPicturesOptions) {
  const made = new Map<string, Promise<LinkPicture>>()

  async function make(address: string | undefined): Promise<LinkPicture> {
    const jpeg = Buffer.from(
      await encode(address === undefined ? Buffer.from(defaultDrawing) : await read(address)),
    )
    return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` }
  }

  /**
   * Returns the picture made from a file, or the one of the site; undefined for an address that is none of ours.
   * @throws Error when the file is not there
   */
  return function of(address?: string): Promise<LinkPicture> | undefined {
    if (address !== undefined && !isOurs(address)) return undefined
    const key = address ?? ''
    const picture = made.get(key) ?? make(address)
    made.delete(key)
    made.set(key, picture)
    // What could not be read is read again for the next request.
    picture.catch(() => made.delete(key))
    if (made.size > maxPictures) made.delete(made.keys().next().value!)
    return picture
  }
}
