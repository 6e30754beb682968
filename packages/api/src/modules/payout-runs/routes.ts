import { endpoints, mostPayouts, payoutRunName } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { readCandidates } from './candidates.ts'
import { createRun } from './create-run.ts'
import { readRun } from './read-run.ts'
import { listRuns } from './run-repository.ts'
import { runSpreadsheet } from './run-spreadsheet.ts'
import { sendFile } from './send-file.ts'
import { cancelRun, settleFile } from './settle-file.ts'
import { showCandidate, showSummary } from './wire.ts'

/** Serves the runs in which the office pays owners. */
export function registerPayoutRuns(app: AppContext): void {
  const { payoutRuns } = endpoints

  serve(app, payoutRuns.list, async ({ query }) => {
    const { rows, entries } = await listRuns(app.db, query)
    return { runs: rows.map(showSummary), ...entries }
  })
  serve(app, payoutRuns.candidates, async ({ query }) => {
    const candidates = await readCandidates(app.db, app.clock.now(), query)
    return {
      candidates: candidates.slice(0, mostPayouts).map(showCandidate),
      isCut: candidates.length > mostPayouts,
    }
  })
  serve(app, payoutRuns.create, ({ user, body }) => createRun(app, user.id, body.owners))
  serve(app, payoutRuns.detail, ({ params }) => readRun(app, params.id))
  serve(app, payoutRuns.export, async ({ params, request: { locale } }) => {
    const run = await readRun(app, params.id)
    return {
      bytes: await runSpreadsheet(run, locale),
      fileName: `${payoutRunName(run.number)}.xlsx`,
      disposition: 'attachment' as const,
    }
  })
  serve(app, payoutRuns.send, async ({ user, params }) => ({
    ...(await sendFile(app, user.id, params.id, params.file)),
    disposition: 'attachment' as const,
  }))
  serve(app, payoutRuns.settle, ({ user, params, body }) =>
    settleFile(app, user.id, { runId: params.id, fileId: params.file }, body),
  )
  serve(app, payoutRuns.cancel, ({ user, params }) => cancelRun(app, user.id, params.id))
}
