import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { createAltchaChallenge } from './altcha.ts'
import { forgetOldSolutions } from './repository.ts'
import { checkCaptcha } from './service.ts'

export function registerCaptcha(app: AppContext): void {
  const { captcha } = endpoints

  serve(app, captcha.challenge, () => {
    if (app.config.CAPTCHA_PROVIDER !== 'altcha') throw new AppError('not_found')
    return createAltchaChallenge(app.config.APP_SECRET, app.clock.now())
  })
  serve(app, captcha.verify, async ({ body, request, text }) => {
    await checkCaptcha(app, body.recaptchaToken, request.ip)
    return { message: text('message.captcha_ok') }
  })

  app.jobs.every('forget-captcha-solutions', 600_000, () => forgetOldSolutions(app.db, app.clock.now()))
}
