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

/**
 * Returns a function that requires a solved captcha. It checks the captcha only once, even when one call
 * exceeds several limits.
 */
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
    /** Counts this call and tells whether it exceeds the limit. */
    isOver: async () => {
      const { used } = await spend(app.db, name, hash, windowSeconds, app.clock.now())
      return used > max * app.config.RATE_LIMIT_FACTOR
    },
    giveBack: () => giveBack(app.db, name, hash),
  }
}

/**
 * Counts a password attempt before the password is checked, so that simultaneous attempts count too. Returns
 * a function that takes the count back when the password was right, because only wrong ones count. Unknown
 * addresses are counted in the same way (RULES.md §2.41, §2.42).
 * @throws AppError captcha_required, captcha_failed
 */
export async function countGuess(app: AppContext, caller: Caller): Promise<() => Promise<void>> {
  const prove = captchaOf(app, caller)
  // A captcha that was sent lifts the limit of its network, so it is always checked.
  if (caller.recaptchaToken) await prove()
  const pair = counter(app, 'loginPair', `${caller.email} ${networkOf(caller.ip)}`)
  if (await pair.isOver()) await prove()
  // Count only attempts that got this far for the account, so that one network alone can't use up its limit.
  const account = counter(app, 'loginAccount', caller.email)
  if (await account.isOver()) await prove()
  return async () => {
    await pair.giveBack()
    await account.giveBack()
  }
}

/**
 * Counts a request for a password link to an address. Beyond a few requests a captcha is required. Returns
 * true when one was solved, and false when none was needed.
 * @throws AppError captcha_required, captcha_failed
 */
export async function countRestore(app: AppContext, caller: Caller): Promise<boolean> {
  if (!(await counter(app, 'restoreAccount', caller.email).isOver())) return false
  await captchaOf(app, caller)()
  return true
}
