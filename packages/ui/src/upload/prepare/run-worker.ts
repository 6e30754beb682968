import { mostMs, mostMsWhereItMayStay, mostSentBytes } from './limits.ts'
import type { ToSrgb } from './colours/to-srgb.ts'

/** Quality of the JPEG that a picture becomes; of one that has already the size in which it is kept, less is enough. */
const jpegQuality = { large: 0.92, asKept: 0.85 }

type Answer = { progress: number } | { picture: Blob } | { error: string }

export interface PrepareOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
  /** Pixels of the widest copy that the server keeps. Default: any width. */
  keptWidth?: number | undefined
}

/** How a file is read: HEIC by a decoder of ours with the colours that it states, any other by the browser. */
export type PictureReading =
  | { readonly kind: 'heic'; readonly colours: ToSrgb | undefined }
  | {
      readonly kind: 'png' | 'jpeg'
      /** Whether it could be sent as it is, too. */
      readonly mayStay?: true
    }

// URLs, not imports: these files are loaded from our own origin with the first picture that needs them.
const workerUrl = () => new URL('./picture-worker.mjs', import.meta.url).href
const finishUrl = () => new URL('./finish-pixels.mjs', import.meta.url).href
const decoderUrl = () => new URL('libheif-js/libheif-wasm/libheif-bundle.mjs', import.meta.url).href

/**
 * Makes a picture ready in a worker, so that the page stays responsive, and ends the worker when it takes too long. One that
 * could be sent as it is, too, stays so where that is smaller, or where this browser can't make it so.
 * @throws Error when the picture can't be decoded; the signal's reason when the caller aborts
 */
export async function runWorker(file: File, reading: PictureReading, options: PrepareOptions): Promise<File> {
  const mayStay = reading.kind !== 'heic' && reading.mayStay
  try {
    const made = await make(file, reading, options, mayStay ? mostMsWhereItMayStay : mostMs)
    return mayStay && made.size >= file.size ? file : made
  } catch (error) {
    if (mayStay && !options.signal.aborted) return file
    throw error
  }
}

function make(file: File, reading: PictureReading, options: PrepareOptions, ms: number): Promise<File> {
  const { signal, onProgress, keptWidth } = options
  const worker = new Worker(workerUrl(), { type: 'module' })
  let late: ReturnType<typeof setTimeout> | undefined
  const made = new Promise<File>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    late = setTimeout(() => reject(new Error('A picture took too long.')), ms)
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('error' in data) reject(new Error(data.error))
      else resolve(namedLike(file, data.picture))
    })
    worker.postMessage({
      file,
      heic: reading.kind === 'heic' && {
        decoder: decoderUrl(),
        finish: finishUrl(),
        colours: reading.colours,
      },
      mayBeClear: reading.kind === 'png',
      quality: keptWidth === undefined ? jpegQuality.large : jpegQuality.asKept,
      mostBytes: mostSentBytes,
      mostWidth: keptWidth ?? Number.POSITIVE_INFINITY,
    })
  })
  return made.finally(() => {
    clearTimeout(late)
    worker.terminate()
  })
}

const namedLike = ({ name }: File, picture: Blob): File => {
  const ending = picture.type === 'image/png' ? '.png' : '.jpg'
  return new File([picture], name.replace(/\.(hei[cf]|jpe?g|png)$/i, '') + ending, { type: picture.type })
}
