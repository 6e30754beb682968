// Renders the pictures of the pages; the results are committed next to the code. Run it with: node
// mfe-public/pictures/draw.ts
import { fileURLToPath } from 'node:url'
import { illustrate, type Kind, type LightName, panorama, type Spots } from '@metrolibre/tokens/illustrations'
import sharp from 'sharp'

const folder = new URL('../src/features/', import.meta.url)
const encode = (svg: string, width: number, height: number, name: string) =>
  sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 72, effort: 6 })
    .toFile(fileURLToPath(new URL(name, folder)))

const kinds: readonly (readonly [Kind, string])[] = [
  ['room', '2'],
  ['entire', '3'],
  ['galpon', '5'],
  ['terreno', '4'],
]
for (const [kind, seed] of kinds)
  await encode(illustrate({ kind, seed, width: 960, height: 1200 }), 480, 600, `kinds/pictures/${kind}.webp`)
const posters: readonly (readonly [Kind, string, LightName])[] = [
  ['room', '2', 'jacaranda'],
  ['galpon', '5', 'manana'],
  ['entire', '3', 'garua'],
  ['terreno', '4', 'arrebol'],
]
for (const [kind, seed, light] of posters)
  await encode(
    illustrate({ kind, seed, light, width: 960, height: 540 }),
    640,
    360,
    `people/pictures/${kind}.webp`,
  )
const night = illustrate({ kind: 'entire', seed: '6', width: 1200, height: 1100, light: 'noche' })
await encode(night, 900, 825, 'owners-band/pictures/night.webp')
// One place of each kind stands clear of the text, where `hero/pins.tsx` expects it.
const spots: Spots = { '0,0': 'entire', '0,-1': 'galpon', '1,-1': 'entire', '1,0': 'terreno' }
for (const [name, light] of [
  ['hero', 'manana'],
  ['night', 'noche'],
] as const) {
  const drawn = panorama({ seed: 'hero2', width: 1920, height: 864, cx: 1100, cy: 330, light, spots })
  for (const width of [960, 1920])
    await encode(drawn, width, Math.round(width * 0.45), `hero/pictures/${name}-${width}.webp`)
}
