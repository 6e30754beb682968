import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A text in each encoding that is served. */
export interface CompressedBody {
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Compresses a text once for all who get it from a cache. */
export async function compress(text: string): Promise<CompressedBody> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ])
  return { identity, br, gzip: gzipped }
}

/** Returns the best encoding that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): keyof CompressedBody {
  if (/\bbr\b/.test(acceptEncoding ?? '')) return 'br'
  return /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : 'identity'
}
