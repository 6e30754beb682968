import sharp from 'sharp'

/** At least as many pixels as a phone shows, since what has fewer counts as a smaller paint than the picture itself. */
const width = 560
const blur = 12
/** Of 0 to 100. What is blurred shows no difference. */
const quality = 5

/**
 * Returns a blurred copy of a picture as a data URL of about 1 KB, or undefined for a picture that one can see through, under
 * which the copy would be seen.
 * @throws Error of sharp when the bytes are no picture.
 */
export async function encodeBlurred(picture: Uint8Array): Promise<string | undefined> {
  // Looking at all pixels takes longer than the copy, and hardly any photo has an alpha channel.
  const { hasAlpha } = await sharp(picture).metadata()
  if (hasAlpha && !(await sharp(picture).stats()).isOpaque) return undefined
  const blurred = sharp(picture).removeAlpha().resize({ width }).blur(blur)
  const copy = await blurred.webp({ quality, effort: 2 }).toBuffer()
  return `data:image/webp;base64,${copy.toString('base64')}`
}
