import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface PageBody {
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Compresses a page once for all visitors who get it from the cache. */
export async function compressPage(text: string): Promise<PageBody> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ])
  return { identity, br, gzip: gzipped }
}

/** Returns the best encoding that the browser accepts. */
export function encodingFor(acceptEncoding: string | undefined): keyof PageBody {
  if (/\bbr\b/.test(acceptEncoding ?? '')) return 'br'
  return /\bgzip\b/.test(acceptEncoding ?? '') ? 'gzip' : 'identity'
}
