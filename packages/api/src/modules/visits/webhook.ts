import * as v from 'valibot'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { asStorable } from '../../platform/http/storable-text.ts'
import { saveVisit } from './keep.ts'
import { recordCancellation } from './record-cancellation.ts'
import { VisitNotice } from './notice.ts'
import { isSignedByProvider } from './signature.ts'

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? asStorable(value) : value,
    )
  } catch (error) {
    throw new AppError('malformed_request', { cause: error })
  }
}

/**
 * Processes one notice of the booking widget. A repeated notice changes nothing. A notice about anything else
 * is accepted and ignored, because it would otherwise be sent again for days.
 * @throws AppError webhook_signature, malformed_request
 */
export async function receiveNotice(
  app: AppContext,
  rawBody: Buffer | null,
  signature: string | undefined,
): Promise<void> {
  const secret = app.config.VISITS_WEBHOOK_SECRET
  if (!rawBody || !secret || !isSignedByProvider({ secret, now: app.clock.now() }, rawBody, signature))
    throw new AppError('webhook_signature')
  const { success, output, issues } = v.safeParse(VisitNotice, parse(rawBody))
  if (!success) {
    // Log only the fields, because the messages of the issues quote what was sent.
    app.logger.warn(
      { fields: issues.map((issue) => v.getDotPath(issue)) },
      'a visit notice was not understood',
    )
    return
  }
  if (output.event === 'invitee.created') await saveVisit(app, output.payload)
  else await recordCancellation(app, output.payload)
}
