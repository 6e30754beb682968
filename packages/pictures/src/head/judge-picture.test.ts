import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  makeExifLoop,
  makeHeicHead,
  makePngHead,
  makeScans,
  withChunks,
  withSegments,
  type PngShape,
} from '../testing/index.ts'
import { judgePicture, sniffPicture, UnreadablePicture } from './index.ts'

/** Returns why a picture is refused, or its size. */
const judged = (bytes: Uint8Array): string => {
  try {
    const { kind, width, height } = judgePicture(bytes)
    return `${kind} ${width} × ${height}`
  } catch (error) {
    if (error instanceof UnreadablePicture) return error.problem
    throw error
  }
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f9c8a' } })
const png = (shape: Partial<PngShape>) =>
  judged(makePngHead({ width: 640, height: 480, depth: 8, colour: 2, interlaced: false, ...shape }))

describe('a PNG', () => {
  it('passes in every depth and colour, also interlaced', async () => {
    expect(png({})).toBe('png 640 × 480')
    expect(png({ width: 6000, height: 4000, depth: 16, colour: 6, interlaced: true })).toBe('png 6000 × 4000')
    expect(png({ width: 7070, height: 7070, depth: 16, colour: 6 })).toBe('png 7070 × 7070')
    expect(png({ width: 7070, height: 7070, interlaced: true })).toBe('png 7070 × 7070')
    expect(judged(await blank(70, 50).png({ palette: true }).toBuffer())).toBe('png 70 × 50')
  })
  it('is too costly when it is interlaced and its samples fill the memory', () => {
    for (const colour of [2, 6] as const)
      expect(png({ width: 7070, height: 7070, depth: 16, colour, interlaced: true })).toBe('image_costly')
  })
  it('is damaged when its header is cut off or means nothing', () => {
    expect(
      judged(makePngHead({ width: 9, height: 9, depth: 8, colour: 2, interlaced: false }).subarray(0, 30)),
    ).toBe('image_damaged')
    expect(png({ depth: 4, colour: 2 })).toBe('image_damaged')
    expect(png({ width: 0 })).toBe('image_damaged')
  })
})

describe('the shape of a picture', () => {
  it('is refused beyond 50 million pixels, and beyond twenty times as long as wide', () => {
    expect(png({ width: 10_000, height: 5_000 })).toBe('png 10000 × 5000')
    expect(png({ width: 10_000, height: 5_001 })).toBe('image_pixels')
    expect(png({ width: 0xffffffff, height: 0xffffffff })).toBe('image_pixels')
    expect(png({ width: 20_000, height: 1_000 })).toBe('png 20000 × 1000')
    expect(png({ width: 20_000, height: 999 })).toBe('image_shape')
    expect(png({ width: 2, height: 20_000 })).toBe('image_shape')
    expect(png({ width: 1, height: 1 })).toBe('png 1 × 1')
  })
})

describe('a JPEG', () => {
  it('passes as cameras and editors write it', async () => {
    for (const options of [
      {},
      { progressive: true },
      { mozjpeg: true },
      { chromaSubsampling: '4:4:4', progressive: true },
    ])
      expect(judged(await blank(700, 500).jpeg(options).toBuffer())).toBe('jpeg 700 × 500')
    expect(judged(await blank(70, 50).toColourspace('cmyk').jpeg().toBuffer())).toBe('jpeg 70 × 50')
    // The thumbnail of a camera is a picture within the metadata, and what follows the end belongs to no picture.
    const thumbnail = makeScans(64, 60)
    const head = Buffer.from([
      0xff,
      0xd8,
      0xff,
      0xe1,
      (thumbnail.length + 2) >> 8,
      (thumbnail.length + 2) & 0xff,
    ])
    const photo = await blank(700, 500).jpeg().toBuffer()
    expect(judged(Buffer.concat([head, thumbnail, photo.subarray(2), thumbnail]))).toBe('jpeg 700 × 500')
  })
  it('is too costly in many scans, the fewer the larger it is', () => {
    expect(judged(makeScans(4000, 50))).toBe('jpeg 4000 × 4000')
    expect(judged(makeScans(4000, 51))).toBe('image_costly')
    expect(judged(makeScans(7000, 20))).toBe('jpeg 7000 × 7000')
    expect(judged(makeScans(7000, 21))).toBe('image_costly')
    expect(judged(makeScans(8, 2500))).toBe('image_costly')
    expect(makeScans(5000, 2500).length).toBeLessThan(300_000)
  })
  it('is damaged without a frame or a scan, with two frames, and of kinds that cameras do not write', () => {
    const whole = makeScans(64, 3)
    expect(judged(whole.subarray(0, 4))).toBe('image_damaged')
    expect(judged(whole.subarray(0, 90))).toBe('image_damaged')
    const frame = whole.subarray(71, 71 + 19)
    expect(frame[1]).toBe(0xc2)
    expect(judged(Buffer.concat([whole.subarray(0, 71), frame, whole.subarray(71)]))).toBe('image_damaged')
    const arithmetic = Buffer.from(whole)
    arithmetic[72] = 0xca
    expect(judged(arithmetic)).toBe('image_damaged')
  })
})

describe('what is beside the pixels', () => {
  const exifName = Buffer.from('Exif\0\0', 'latin1')
  const jpegWith = async (...exif: Buffer[]) =>
    judged(
      withSegments(
        await blank(70, 50).jpeg().toBuffer(),
        0xe1,
        exif.map((each) => Buffer.concat([exifName, each])),
      ),
    )
  const pngWith = async (...exif: Buffer[]) =>
    judged(withChunks(await blank(70, 50).png().toBuffer(), 'eXIf', exif))

  it('passes as cameras write it, and damaged', async () => {
    const exif = {
      IFD0: { Model: 'Prueba' },
      IFD2: { ISOSpeedRatings: '100' },
      IFD3: { GPSLatitudeRef: 'S' },
    }
    for (const kind of ['jpeg', 'png'] as const)
      expect(judged(await blank(70, 50).withExif(exif)[kind]().toBuffer())).toBe(`${kind} 70 × 50`)
    for (const length of [0, 7, 8, 9, 20]) {
      expect(await jpegWith(makeExifLoop(3).subarray(0, length))).toBe('jpeg 70 × 50')
      expect(await pngWith(makeExifLoop(3).subarray(0, length))).toBe('png 70 × 50')
    }
  })
  it('is too costly in EXIF that leads to itself, or has too many entries', async () => {
    for (const entries of [1, 2, 5000]) {
      expect(await jpegWith(makeExifLoop(entries))).toBe('image_costly')
      expect(await pngWith(makeExifLoop(entries))).toBe('image_costly')
    }
    const plain = makeExifLoop(150)
    for (let at = 10; at + 12 <= plain.length; at += 12) plain.writeUInt16BE(0x0100, at)
    expect(await jpegWith(plain)).toBe('jpeg 70 × 50')
    expect(await jpegWith(...Array.from({ length: 140 }, () => plain))).toBe('image_costly')
    expect(await pngWith(...Array.from({ length: 140 }, () => plain))).toBe('image_costly')
  })
  it('is too costly in thousands of pieces', async () => {
    const empty = Buffer.alloc(0)
    const [jpeg, png] = [await blank(70, 50).jpeg().toBuffer(), await blank(70, 50).png().toBuffer()]
    for (const [count, problem] of [
      [9_000, ' 70 × 50'],
      [10_000, 'image_costly'],
    ] as const) {
      const pieces = Array.from({ length: count }, () => empty)
      expect(judged(withSegments(jpeg, 0xfe, pieces))).toContain(problem)
      expect(judged(withChunks(png, 'tEXt', pieces))).toContain(problem)
      const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(count, 0xff), jpeg.subarray(2)])
      expect(judged(filled)).toContain(problem)
    }
  })
})

describe('a GIF', () => {
  it('passes, also with many frames, and is as large as its largest frame', async () => {
    const gif = await blank(70, 50).gif().toBuffer()
    expect(judged(gif)).toBe('gif 70 × 50')
    const frame = gif.subarray(gif.lastIndexOf(0x2c), gif.length - 1)
    const frames = (count: number) =>
      Buffer.concat([
        gif.subarray(0, gif.length - 1),
        ...Array.from({ length: count }, () => frame),
        Buffer.from(';'),
      ])
    expect(judged(frames(200))).toBe('gif 70 × 50')
    expect(judged(frames(5_000))).toBe('image_costly')
    const large = Buffer.from(gif)
    large.fill(0xff, gif.lastIndexOf(0x2c) + 5, gif.lastIndexOf(0x2c) + 9)
    expect(judged(large)).toBe('image_pixels')
  })
  it('is damaged without a frame', () => {
    expect(judged(Buffer.from('GIF89a......;'))).toBe('image_damaged')
  })
})

describe('a HEIC', () => {
  it('passes by what it holds, whatever brand it names first', () => {
    expect(judged(makeHeicHead({ width: 600, height: 400 }))).toBe('heic 600 × 400')
    for (const brands of [['miaf', 'mif1', 'heic'], ['miaf'], ['mif1'], ['heix'], ['isom', 'heic']])
      expect(judged(makeHeicHead({ brands, width: 600, height: 400 })), brands.join()).toBe('heic 600 × 400')
    const tiles = { count: 192, side: 512 }
    expect(judged(makeHeicHead({ width: 8064, height: 6048, tiles }))).toBe('heic 8064 × 6048')
  })
  it('is another kind when it is not in HEVC', () => {
    expect(judged(makeHeicHead({ brands: ['mif1', 'avif'], coding: 'av01', width: 600, height: 400 }))).toBe(
      'image_kind',
    )
    expect(judged(makeHeicHead({ brands: ['avif'], coding: 'av01', width: 600, height: 400 }))).toBe(
      'image_kind',
    )
  })
  it('is refused for its pixels, its shape and its parts', () => {
    expect(judged(makeHeicHead({ width: 10_000, height: 5_001 }))).toBe('image_pixels')
    expect(judged(makeHeicHead({ width: 10_000, height: 10 }))).toBe('image_shape')
    expect(judged(makeHeicHead({ width: 600, height: 400, tiles: { count: 2001, side: 16 } }))).toBe(
      'image_costly',
    )
    expect(judged(makeHeicHead({ width: 600, height: 400, tiles: { count: 256, side: 6000 } }))).toBe(
      'image_costly',
    )
  })
  it('is not read without what describes it', () => {
    expect(
      judged(Buffer.concat([makeHeicHead({ width: 6, height: 4 }).subarray(0, 28), Buffer.alloc(64)])),
    ).toBe('image_heic')
  })
})

it('of anything else no kind is recognised', async () => {
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
    await blank(8, 8).webp().toBuffer(),
    Buffer.alloc(0),
    Buffer.from('\0\0\0\x08ftyp', 'latin1'),
  ])
    expect(sniffPicture(bytes)).toBeUndefined()
})

describe('any bytes', () => {
  const beginnings = [
    makePngHead({ width: 64, height: 64, depth: 8, colour: 2, interlaced: true }),
    makeScans(64, 12),
    Buffer.from(
      'GIF89a\x40\0\x40\0\x80\0\0\0\0\0\xff\xff\xff\x2c\0\0\0\0\x40\0\x40\0\0\x02\x02\x44\x01\0\x3b',
      'latin1',
    ),
    makeHeicHead({ width: 64, height: 64, tiles: { count: 4, side: 32 } }),
    withSegments(makeScans(64, 2), 0xe1, [
      Buffer.from(`Exif\0\0${makeExifLoop(2).toString('latin1')}`, 'latin1'),
    ]),
  ]
  it('are judged or refused, and never fail: what follows a beginning', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.nat(400),
        fc.uint8Array({ maxLength: 300 }),
        (bytes, length, rest) => {
          expect(judged(Buffer.concat([bytes.subarray(0, length), rest]))).toMatch(/ × |^image_/)
        },
      ),
      { numRuns: 2000 },
    )
  })
  it('are judged or refused, and never fail: a picture with some bytes changed', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        (bytes, changes) => {
          const changed = Buffer.from(bytes)
          for (const [at, byte] of changes) changed[at % changed.length] = byte
          expect(judged(changed)).toMatch(/ × |^image_/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
