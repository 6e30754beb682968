import { expect, it } from 'vitest'
import { decodeHeic, farApart } from './testing/decode-heic.ts'

// The samples are 96 px wide and 64 px high as they are stored, with red and green above blue and yellow.
const colours = { red: [208, 32, 32], green: [32, 160, 64], blue: [32, 64, 208], yellow: [208, 176, 32] }
type Colour = keyof typeof colours
const named = (pixel: readonly number[]) =>
  (Object.keys(colours) as Colour[]).find((name) => farApart(colours[name], pixel) <= 6)

it.each([
  // Phones write how they were held twice, as a property of the picture and in its Exif. Only the first counts.
  ['turned', ['blue', 'red', 'yellow', 'green']],
  ['mirrored', ['red', 'blue', 'green', 'yellow']],
])('a HEIC photo that is %s comes out upright, and only once', async (name, corners) => {
  const { width, height, at } = await decodeHeic(name)
  expect([width, height]).toEqual([64, 96])
  expect([at(10, 10), at(54, 10), at(10, 86), at(54, 86)].map(named)).toEqual(corners)
})
