import { isHeic } from './prepare/plan-preparing.ts'

/**
 * Returns whether a chosen photo can be read. Few browsers show HEIC, so that is only recognised here, and decoded
 * when it is sent.
 */
export async function isReadable(file: File): Promise<boolean> {
  if (await isHeic(file)) return true
  const picture = await createImageBitmap(file).catch(() => undefined)
  picture?.close()
  return picture !== undefined
}
