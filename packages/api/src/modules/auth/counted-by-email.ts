import { captchaLimits, networkOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { giveBack, spend } from '../../platform/rate-limit/repository.ts'
import { checkCaptcha } from '../captcha/service.ts'

interface Caller {
  email: string
  recaptchaToken?: string | undefined
  ip: string
}

/** Wants a solved captcha, once for all the limits that one call is over. */
const captchaOf = (app: AppContext, { recaptchaToken, ip }: Caller) => {
  let solved = false
  return async () => {
    if (solved) return
    if (!recaptchaToken) throw new AppError('captcha_required')
    await checkCaptcha(app, recaptchaToken, ip)
    solved = true
  }
}

const counter = (app: AppContext, name: keyof typeof captchaLimits, subject: string) => {
  const { max, windowSeconds } = captchaLimits[name]
  const hash = keyedHash(app.config.APP_SECRET, name, subject)
  return {
    /** Whether this call is beyond the limit. */
    isOver: async () => {
      const { used } = await spend(app.db, name, hash, windowSeconds, app.clock.now())
      return used > max * app.config.RATE_LIMIT_FACTOR
    },
    giveBack: () => giveBack(app.db, name, hash),
  }
}

/**
 * Counts a password that is about to be tried, so that tries made at the same time count too. Gives what takes it
 * back when the password was right: only wrong ones count. The same for addresses that are nobody's (RULES.md §2).
 * @throws AppError captcha_required, captcha_failed
 */
export async function countGuess(app: AppContext, caller: Caller): Promise<() => Promise<void>> {
  const prove = captchaOf(app, caller)
  const pair = counter(app, 'loginPair', `${caller.email} ${networkOf(caller.ip)}`)
  if (await pair.isOver()) await prove()
  // Only what is let through counts for the account: one network alone cannot use up its share.
  const account = counter(app, 'loginAccount', caller.email)
  if (await account.isOver()) await prove()
  return async () => {
    await pair.giveBack()
    await account.giveBack()
  }
}

/**
 * Counts a link asked for to an address: beyond a few a captcha is wanted, and true says that it was solved.
 * @throws AppError captcha_required, captcha_failed
 */
export async function countRestore(app: AppContext, caller: Caller): Promise<boolean> {
  if (!(await counter(app, 'restoreAccount', caller.email).isOver())) return false
  await captchaOf(app, caller)()
  return true
}
