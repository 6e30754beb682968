import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { partlyHidden } from '../../platform/partly-hidden.ts'
import { initialsOf } from './evidence.ts'
import { findByHash } from './repository.ts'

/** Lets anybody who has the document compare it with what was signed (RULES.md §7.20). */
export function registerContracts(app: AppContext): void {
  serve(app, endpoints.contracts.verify, async ({ params }) => {
    const { contract, comuna, city } = found(await findByHash(app.db, params.hash))
    return {
      hash: params.hash,
      isCopy: params.hash === contract.copySha256,
      kind: contract.kind === 'lease' ? ('contract' as const) : contract.kind,
      signature: contract.signatureKind,
      sealed: contract.sealed,
      signedAt: contract.signedAt.toISOString(),
      localTime: contract.localTime,
      timeZone: contract.timeZone,
      // Nothing is said about a signer who was erased.
      ...(contract.erasedAt
        ? { initials: null, ip: null }
        : {
            initials: initialsOf(contract.signerName),
            ip: partlyHidden(contract.ip),
          }),
      userAgent: null,
      comuna,
      city,
    }
  })
}
