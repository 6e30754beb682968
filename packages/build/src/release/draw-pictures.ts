import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export interface Drawing {
  /** Path of the picture below the given folder. */
  path: string
  /** The SVG; its `width` and `height` set the size of the picture. */
  svg: string
}

/** Renders drawings with flat colours to PNG files in the size that each drawing states. */
export async function drawPictures(folder: string, drawings: readonly Drawing[]): Promise<void> {
  for (const { path, svg } of drawings) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(file)
  }
}
