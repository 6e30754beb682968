// node pictures.mjs <folder of NextFaster>: draws 40 pictures for its products, with the library that it brings along.
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const peer = resolve(process.argv[2])
const fromNext = createRequire(createRequire(join(peer, 'package.json')).resolve('next/package.json'))
const sharp = fromNext('sharp')
const folder = join(peer, 'public/peer')

await mkdir(folder, { recursive: true })
for (let number = 0; number < 40; number += 1) {
  const noise = { type: 'gaussian', mean: 90 + 2 * number, sigma: 60 }
  await sharp({ create: { width: 512, height: 512, channels: 3, noise } })
    .blur(6)
    .jpeg({ quality: 90 })
    .toFile(join(folder, `${number}.jpg`))
}
