import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const compressible = /\.(m?js|css|json|svg|html|txt|webmanifest)$/

/**
 * Returns the compressed forms of a file by their file extension; undefined when compression is not worth it.
 */
export async function compressed(
  path: string,
  bytes: Uint8Array,
): Promise<Record<'.br' | '.gz', Buffer> | undefined> {
  if (!compressible.test(path) || bytes.length < 400) return undefined
  const [br, gzipped] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz(bytes, { level: 9 }),
  ])
  return { '.br': br, '.gz': gzipped }
}
