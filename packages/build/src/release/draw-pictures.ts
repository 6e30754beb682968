import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export interface Drawing {
  /** Where the picture goes, below the folder of all. */
  path: string
  /** Says with `width` and `height` how large the picture becomes. */
  svg: string
}

/** Draws PNG pictures of flat colours, each as large as its drawing says. */
export async function drawPictures(folder: string, drawings: readonly Drawing[]): Promise<void> {
  for (const { path, svg } of drawings) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(file)
  }
}
