import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { readHeicColours } from '@metrolibre/pictures/head'
import { toSrgb, type ToSrgb } from '../colours/to-srgb.ts'

const decoder = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif-bundle.mjs')

interface Decoded {
  get_width: () => number
  get_height: () => number
  display: (
    pixels: { width: number; height: number; data: Uint8ClampedArray },
    done: (shown: unknown) => void,
  ) => void
}
interface Decoder {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => Decoded[] }
}

/** The files that the worker loads as they are. */
export const { finishPixels } = (await import(new URL('../finish-pixels.mjs', import.meta.url).href)) as {
  finishPixels: (data: Uint8ClampedArray, colours: ToSrgb | undefined) => void
}
const { default: open } = (await import(pathToFileURL(decoder).href)) as { default: () => Promise<Decoder> }

export const heicSample = (name: string) => readFile(new URL(`./${name}.heic`, import.meta.url))

/** Decodes a sample as the worker does. Returns its size in pixels, and each pixel's red, green, blue and alpha. */
export async function decodeHeic(name: string) {
  const bytes = new Uint8Array(await heicSample(name))
  const [image] = new (await open()).HeifDecoder().decode(bytes)
  const [width, height] = [image!.get_width(), image!.get_height()]
  const data = new Uint8ClampedArray(width * height * 4)
  await new Promise((resolve) => image!.display({ width, height, data }, resolve))
  finishPixels(data, toSrgb(readHeicColours(bytes)))
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return { width, height, at }
}

/** Returns by how much two colours differ at most in one of their parts. */
export const farApart = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - b[index]!)))
