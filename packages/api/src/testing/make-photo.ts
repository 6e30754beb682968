import sharp from 'sharp'

/** A photo as a telephone makes it: 12 million pixels, here of noise that has been softened. */
export async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [4000, 3000]
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const made = await sharp({ create: { width, height, channels: 3, background: '#2f9c8a', noise } })
    .blur(3)
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(made)
}
