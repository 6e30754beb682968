// Renders the picture of the search page; the results are committed next to the code. Run it with: node
// mfe-tenants/pictures/draw.ts
import { fileURLToPath } from 'node:url'
import { panorama } from '@metrolibre/tokens/illustrations'
import sharp from 'sharp'

const folder = new URL('../src/screens/search/pictures/', import.meta.url)
const cover = panorama({ seed: 'busco', width: 1920, height: 864, light: 'jacaranda' })
for (const width of [960, 1920])
  await sharp(Buffer.from(cover))
    .resize(width, Math.round(width * 0.45), { fit: 'cover' })
    .webp({ quality: 72, effort: 6 })
    .toFile(fileURLToPath(new URL(`cover-${width}.webp`, folder)))
