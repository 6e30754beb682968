import { lapsesAllowed } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { requireConfirmedEmail } from '../auth/confirmed-email.ts'
import { checkCaptcha } from '../captcha/service.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { countLapses } from './lapse-repository.ts'

/** The user who wants to hold a period, and the request they send. */
export interface TrustedTenant {
  readonly user: CurrentUser
  readonly request: Pick<RequestFacts, 'ip' | 'userAgent' | 'id'>
  /** The token of a solved captcha. */
  readonly recaptchaToken?: string | undefined
}

const day = 86_400_000

/**
 * Requires proof of a real person after three lapsed holds within a day: a confirmed address and a solved
 * captcha. A hold keeps others away and costs nothing, so it must not be repeated without limit
 * (RULES.md §6.12).
 * @throws AppError email_unconfirmed, captcha_required, captcha_failed
 */
export async function requireTrust(app: AppContext, tenant: TrustedTenant): Promise<void> {
  const { user, request, recaptchaToken } = tenant
  const since = new Date(app.clock.now().getTime() - day)
  const allowed = lapsesAllowed * app.config.RATE_LIMIT_FACTOR
  if ((await countLapses(app.db, user.id, since)) < allowed) return
  try {
    requireConfirmedEmail(user)
    if (!recaptchaToken) throw new AppError('captcha_required')
    await checkCaptcha(app, recaptchaToken, request.ip)
  } catch (error) {
    const origin = originOf(app, request)
    await recordSecurityEvent(app.db, { kind: 'holds_paused', userId: user.id, origin })
    throw error
  }
}
