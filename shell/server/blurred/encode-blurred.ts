/**
 * As many pixels as the largest picture of a phone is shown with: browsers take a smaller one for an icon that is enlarged, and
 * go on waiting for the largest paint.
 */
const width = 560
const blur = 12
/** Of 0 to 100. What is blurred shows no difference. */
const quality = 5

/**
 * Returns a blurred copy of a picture as a data URL of about 1 KB, or undefined for a picture that one can see through, under
 * which the copy would be seen.
 * @throws Error of sharp when the bytes are no picture.
 */
export async function encodeBlurred(picture: Buffer): Promise<string | undefined> {
  const { default: sharp } = await import('sharp')
  const { isOpaque } = await sharp(picture).stats()
  if (!isOpaque) return undefined
  const copy = await sharp(picture).removeAlpha().resize({ width }).blur(blur).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${copy.toString('base64')}`
}
