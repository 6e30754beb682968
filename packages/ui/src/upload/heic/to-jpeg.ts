/** Quality of the JPEG that a HEIC photo is converted to. */
const jpegQuality = 0.92

type Answer = { progress: number } | { jpeg: Blob } | { error: string }

export interface ToJpegOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

// URLs, not imports: both files are loaded from our own origin with the first HEIC photo.
const workerUrl = () => new URL('./heic-worker.mjs', import.meta.url).href
const decoderUrl = () => new URL('libheif-js/libheif-wasm/libheif-bundle.mjs', import.meta.url).href

/**
 * Converts a HEIC photo to JPEG in a worker, so that the page stays responsive.
 * @throws Error when the photo can't be decoded; the signal's reason when the caller aborts
 */
export const toJpeg = (file: File, { signal, onProgress }: ToJpegOptions): Promise<File> => {
  const worker = new Worker(workerUrl(), { type: 'module' })
  const made = new Promise<File>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('error' in data) reject(new Error(data.error))
      else resolve(new File([data.jpeg], jpegName(file.name), { type: 'image/jpeg' }))
    })
    worker.postMessage({ file, decoder: decoderUrl(), quality: jpegQuality })
  })
  return made.finally(() => worker.terminate())
}

const jpegName = (name: string): string => name.replace(/\.hei[cf]$/i, '') + '.jpg'
