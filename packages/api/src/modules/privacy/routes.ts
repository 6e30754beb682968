import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { registerCleanUp } from './erasure/clean-up.ts'
import { eraseOwnAccount } from './erasure/erase.ts'
import { registerExportJobs } from './prepare-export.ts'
import { readExportFile, readExportState, requestExport } from './request-export.ts'

/** Serves the rights of users over their data (RULES.md §7). */
export function registerPrivacy(app: AppContext): void {
  const { privacy } = endpoints
  registerExportJobs(app)
  registerCleanUp(app)

  serve(app, privacy.export, ({ user, request }) => requestExport(app, user, request))
  serve(app, privacy.exportState, async ({ user }) => ({ export: await readExportState(app, user) }))
  serve(app, privacy.exportFile, ({ user, params, request }) => readExportFile(app, user, params.id, request))
  serve(app, privacy.erase, async ({ user, body, request, text }) => {
    await eraseOwnAccount(app, user, body.password, request)
    return { message: text('message.account_erased') }
  })
}
