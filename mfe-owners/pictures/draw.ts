// Renders the pictures of the pages; the results are committed next to the code. Run it with: node
// mfe-owners/pictures/draw.ts
import { fileURLToPath } from 'node:url'
import { illustrate, panorama } from '@metrolibre/tokens/illustrations'
import sharp from 'sharp'

const folder = new URL('../src/features/', import.meta.url)
const encode = (svg: string, width: number, height: number, name: string) =>
  sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 72, effort: 6 })
    .toFile(fileURLToPath(new URL(name, folder)))

const hero = panorama({ seed: 'duenos', width: 1920, height: 800, light: 'arrebol' })
for (const width of [960, 1920])
  await encode(hero, width, Math.round((width * 800) / 1920), `landing/pictures/hero-${width}.webp`)
const night = illustrate({ kind: 'entire', seed: '6', width: 1200, height: 900, light: 'noche' })
await encode(night, 900, 675, 'landing/pictures/night.webp')
const empty = illustrate({ kind: 'terreno', seed: '4', width: 780, height: 520 })
await encode(empty, 520, 347, 'reservations/pictures/empty.webp')
const kinds = [
  { kind: 'room', seed: '3', light: 'arrebol' },
  { kind: 'entire', seed: '6', light: 'jacaranda' },
  { kind: 'galpon', seed: '2', light: 'mediodia' },
  { kind: 'terreno', seed: '4', light: 'manana' },
] as const
for (const { kind, ...look } of kinds) {
  const drawn = illustrate({ kind, ...look, width: 720, height: 480 })
  await encode(drawn, 360, 240, `property-form/pictures/${kind}.webp`)
}
