import { auditExportLimit, endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { pageOfChanges } from '../audit/list.ts'
import { changesOfRecord, findChange, listChanges } from '../audit/list-repository.ts'
import { auditSpreadsheet, auditSheetTexts } from '../audit/spreadsheet.ts'
import { toEntries } from '../audit/to-entry.ts'
import { undoChange } from '../audit/undo.ts'
import { undoes } from './undoes.ts'

/** Serves the record of changes: who changed what, and how it is taken back (RULES.md §13.13). */
export function registerAudit(app: AppContext): void {
  const { adminSite } = endpoints

  serve(app, adminSite.audit, ({ query, request: { locale } }) =>
    pageOfChanges(app, query, { undoes, locale }),
  )
  serve(app, adminSite.auditExport, async ({ query, request: { locale } }) => {
    const wanted = await changesOfRecord(app.db, query)
    const rows = await listChanges(app.db, wanted, { limit: auditExportLimit })
    // Whether a change can be undone is not written, so nothing is looked up for it.
    return {
      bytes: await auditSpreadsheet(await toEntries(app, rows, { undoes: {}, locale }), locale),
      fileName: `${auditSheetTexts(locale)('file')}.xlsx`,
      disposition: 'attachment' as const,
    }
  })
  serve(app, adminSite.undo, async ({ user, params: { id }, request }) => {
    const number = found(/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined)
    await undoChange(app, number, { actorId: user.id, requestId: request.id }, undoes)
    const [entry] = await toEntries(app, [found(await findChange(app.db, number))], {
      undoes,
      locale: request.locale,
    })
    return entry!
  })
}
