import type { Logger } from 'pino'
import { openKeys } from './keys.ts'

/** Seals PDFs with the platform's certificate, so that any reader shows whether they were changed (RULES.md §6.21). */
export interface Seal {
  /** How many bytes a document must reserve for the seal. */
  readonly size: number
  /** Writes the seal into a document that has a place for it. The bytes returned are final. */
  readonly close: (pdf: Buffer) => Promise<Buffer>
}

const baseBytes = 2048
// Tokens contain the certificates of the service and its authority.
const tokenBytes = 12_288

/** The variables of the environment that are about seals. */
interface SealConfig {
  readonly SEAL_PRIVATE_KEY: string
  readonly SEAL_CERTIFICATE: string
  readonly TIME_STAMP_URL?: string | undefined
}

/**
 * Opens the seal of the configuration. Where a time stamping service is configured, seals carry its time stamp;
 * if it can't be had, the document is sealed without one, because a signature must not depend on that service.
 */
export function createSeal(config: SealConfig, logger: Pick<Logger, 'warn'>): Seal {
  const { SEAL_PRIVATE_KEY, SEAL_CERTIFICATE, TIME_STAMP_URL: service } = config
  const keys = openKeys(SEAL_PRIVATE_KEY, SEAL_CERTIFICATE)
  const stamp = async (signature: Uint8Array) => {
    if (!service) return null
    const { requestTimeStamp } = await import('./time-stamp.ts')
    try {
      return await requestTimeStamp(service, signature, tokenBytes)
    } catch (error) {
      logger.warn({ err: error }, 'a document is sealed without a time stamp')
      return null
    }
  }
  const chainBytes = keys.chain.reduce((sum, { raw }) => sum + raw.length, 0)
  return {
    size: baseBytes + chainBytes + (service ? tokenBytes : 0),
    close: async (pdf) => {
      const [{ fillSeal }, { signDetached }] = await Promise.all([
        import('./fill-seal.ts'),
        import('./signed-data.ts'),
      ])
      return fillSeal(pdf, (bytes) => signDetached(bytes, keys, stamp))
    },
  }
}
