import { setTimeout as pause } from 'node:timers/promises'
import type { Head } from '@metrolibre/platform'
import { copyToRead, isOurs } from './addresses.ts'

type PreloadImage = NonNullable<Head['preloadImage']>

export interface BlurredPictures {
  /**
   * Returns the rules that show a blurred copy of the largest picture of the first view until it is loaded, by day and by night;
   * '' when there is none, or none yet.
   */
  rulesFor: (image: PreloadImage | undefined) => Promise<string>
}

export interface BlurredOptions {
  /** Returns the bytes at an address of this site. */
  read: (address: string) => Promise<Buffer>
  /** Makes the copy of a picture, as a data URL; undefined for one that one can see through. */
  encode: (picture: Buffer) => Promise<string | undefined>
  /** A page waits no longer for a copy. The next one has it. */
  waitMs?: number
  maxPictures?: number
}

/** Makes blurred copies of pictures and remembers the latest of them. An address always shows the same picture. */
export function createBlurredPictures({
  read,
  encode,
  waitMs = 150,
  maxPictures = 1000,
}: BlurredOptions): BlurredPictures {
  const made = new Map<string, Promise<string | undefined>>()

  function copyOf(address: string): Promise<string | undefined> {
    const known = made.get(address)
    if (known) return known
    const copy = read(address).then(encode)
    made.set(address, copy)
    // What could not be read is read again for the next page.
    copy.catch(() => made.delete(address))
    if (made.size > maxPictures) made.delete(made.keys().next().value!)
    return copy
  }

  async function ruleFor(image: PreloadImage, srcSet: string | undefined, mode?: 'light' | 'dark') {
    const address = copyToRead(srcSet) ?? image.href
    if (!isOurs(address) || !isOurs(image.href)) return ''
    const late = pause(waitMs, undefined, { ref: false })
    const copy = await Promise.race([copyOf(address), late]).catch(() => undefined)
    if (!copy) return ''
    const rule = `img[fetchpriority][src="${image.href}"]{background:url(${copy}) var(--picture-focus,50%)/cover}`
    return mode ? `@media (prefers-color-scheme:${mode}){${rule}}` : rule
  }

  async function rulesFor(image: PreloadImage | undefined) {
    if (!image) return ''
    const { imageSrcSet: day, nightSrcSet: night } = image
    if (!night) return ruleFor(image, day)
    return (await Promise.all([ruleFor(image, day, 'light'), ruleFor(image, night, 'dark')])).join('')
  }
  return { rulesFor }
}
