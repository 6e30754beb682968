import { maxImageBytes, panoramaProblem } from '@metrolibre/contract'
import { preparePicture } from '@metrolibre/ui/upload'

/** A picture that can be looked around in, ready to be sent. Its caller revokes the address. */
export interface ChosenImage {
  readonly file: File
  readonly address: string
  readonly width: number
  readonly height: number
}

export type ImageProblem =
  | { readonly problem: 'unreadable' | 'tooLarge' | 'projection' }
  | { readonly problem: 'shape'; readonly width: number; readonly height: number }

/** Cameras write the projection near the beginning of a file. */
const metadataBytes = 256 * 1024

const sizeOf = (address: string): Promise<{ width: number; height: number }> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', reject)
    image.src = address
  })

/** Reads a chosen file and tells at once what the server would refuse (RULES.md §8.10). */
export async function readImage(chosen: File, signal: AbortSignal): Promise<ChosenImage | ImageProblem> {
  let file: File
  try {
    file = await preparePicture(chosen, { signal, onProgress: () => {} })
  } catch {
    return { problem: 'unreadable' }
  }
  if (file.size > maxImageBytes) return { problem: 'tooLarge' }
  const address = URL.createObjectURL(file)
  const refuse = (problem: ImageProblem): ImageProblem => {
    URL.revokeObjectURL(address)
    return problem
  }
  try {
    const size = await sizeOf(address)
    const metadata = new TextDecoder('latin1').decode(await chosen.slice(0, metadataBytes).arrayBuffer())
    const found = panoramaProblem(size, metadata)
    if (found === 'panorama_shape') return refuse({ problem: 'shape', ...size })
    return found ? refuse({ problem: 'projection' }) : { file, address, ...size }
  } catch {
    return refuse({ problem: 'unreadable' })
  }
}
