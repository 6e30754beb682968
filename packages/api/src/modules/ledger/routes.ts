import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { partyName } from '../../platform/person-name.ts'
import { drawInTurn } from '../contracts/drawing-line.ts'
import { agreeCommission, correctOwnerTransfer, recordOwnerTransfer } from './admin.ts'
import { listLedgerPayments, readOwnerBalance } from './balances.ts'
import { registerLedgerCheck } from './check-ledgers.ts'
import { listAllBalances, listBalances } from './owner-balances.ts'
import { ownerSpreadsheet } from './owner-spreadsheet.ts'
import { readLedger, readMonth } from './read-ledger.ts'
import { ledgerSpreadsheet } from './spreadsheet.ts'
import { ledgerTexts } from './texts.ts'
import { showLedger, showTransfer } from './wire.ts'
import { toTransfer } from './to-transfer.ts'
import { listTransfersFor } from './transfer-repository.ts'

/** Serves the ledger of owners, and what admins record in it. */
export function registerLedger(app: AppContext): void {
  const { ledger, adminLedger } = endpoints
  registerLedgerCheck(app)

  serve(app, ledger.list, async ({ user, query: { locationId, ...months }, request: { locale } }) =>
    showLedger(await readLedger(app, user.id, { ...months, propertyId: locationId, locale })),
  )
  serve(app, ledger.export, async ({ user, query: { locationId, ...months }, request }) => ({
    bytes: await ledgerSpreadsheet(
      await readLedger(app, user.id, { ...months, propertyId: locationId, locale: request.locale }),
      request.locale,
    ),
    fileName: `${ledgerTexts(request.locale)('file')}.xlsx`,
    disposition: 'attachment' as const,
  }))
  serve(app, ledger.statement, async ({ user, query: { month }, request: { locale } }) => {
    const read = await readMonth(app, user.id, { month, locale })
    const owner = partyName(user)
    const { renderStatement } = await import('./statement.ts')
    const statement = { month, owner, ledger: read, madeAt: app.clock.now(), locale }
    return {
      bytes: await drawInTurn(() => renderStatement(statement)),
      fileName: `${ledgerTexts(locale)('statementFile')}-${month}.pdf`,
      disposition: 'attachment' as const,
    }
  })
  serve(app, adminLedger.owners, ({ query }) => listBalances(app, query))
  serve(app, adminLedger.exportOwners, async ({ query, request: { locale } }) => ({
    bytes: await ownerSpreadsheet(await listAllBalances(app, query), locale),
    fileName: `${ledgerTexts(locale)('balancesFile')}.xlsx`,
    disposition: 'attachment' as const,
  }))
  serve(app, adminLedger.owner, ({ params }) => readOwnerBalance(app, params.id))
  serve(app, adminLedger.payments, ({ params, query, request: { locale } }) => {
    const { locationId: propertyId, ...page } = query
    return listLedgerPayments(app, { ownerId: params.id, propertyId, ...page }, locale)
  })
  serve(app, adminLedger.transfers, async ({ query }) => ({
    transfers: (await listTransfersFor(app.db, query.locationId)).map(toTransfer).map(showTransfer),
  }))
  serve(app, adminLedger.record, async ({ user, body: { locationId, ...made } }) =>
    showTransfer(await recordOwnerTransfer(app, user.id, { ...made, propertyId: locationId })),
  )
  serve(app, adminLedger.correct, async ({ user, params, body }) =>
    showTransfer(await correctOwnerTransfer(app, user.id, params.id, body)),
  )
  serve(app, adminLedger.setCommission, async ({ user, body }) => {
    const { locationId, ...agreed } = body
    await agreeCommission(app, user.id, { ...agreed, propertyId: locationId })
    return body
  })
}
