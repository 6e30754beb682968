import { randomUUID } from 'node:crypto'
import type { LoginBody, RegisterBody, SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { phoneColumn, whatsappColumn } from '../../platform/phone.ts'
import { checkPerson } from '../captcha/service.ts'
import { recordAgreement } from '../consents/record.ts'
import { originOf } from '../security/origin.ts'
import { recordSecurityEvent } from '../security/record.ts'
import { countGuess } from './counted-by-email.ts'
import { assertGoodPassword } from './good-password.ts'
import { confirmEmail, registrationNotice } from './jobs.ts'
import { noteLoginPlace } from './new-place.ts'
import { fitsPassword, hashPassword } from './password.ts'
import { findByEmail, insertUser, isDeletedEmail, updateUser } from './repository.ts'
import { deletedEmailHashes } from './deleted-email.ts'
import { openSession, signedInAs, signInUser } from './sign-in.ts'

/**
 * Signs in. An unknown address, a user in the trash and a wrong password get the same answer after the same
 * time (RULES.md §2.21).
 */
export async function login(
  app: AppContext,
  { email, password, recaptchaToken }: LoginBody,
  request: RequestFacts,
): Promise<SignedIn> {
  const takeBack = await countGuess(app, { email, recaptchaToken, ip: request.ip })
  const user = await findByEmail(app.db, email)
  const fits = await fitsPassword(user?.passwordHash, password)
  const event = { userId: user?.id ?? null, origin: originOf(app, request) }
  const refuse = async (code: 'invalid_credentials' | 'account_inactive') => {
    await recordSecurityEvent(app.db, { ...event, kind: 'login_refused', details: { code } })
    throw new AppError(code)
  }
  if (!user || !fits || user.deletedAt) return refuse('invalid_credentials')
  await takeBack()
  if (!user.isActive) return refuse('account_inactive')
  // Mails follow the language that was used last (RULES.md §1.5).
  // Stryker disable next-line ConditionalExpression: it only saves a write
  if (user.language !== request.locale) await updateUser(app.db, user.id, { language: request.locale })
  const signedIn = await signInUser(app, user)
  if (!signedIn) return refuse('invalid_credentials')
  await recordSecurityEvent(app.db, { ...event, kind: 'login' })
  await noteLoginPlace(app, user, request)
  return signedIn
}

/** Creates an account. When the address is in use, the refusal names no reason and the holder gets a mail. */
export async function registerUser(
  app: AppContext,
  body: RegisterBody,
  request: RequestFacts,
): Promise<SignedIn> {
  await checkPerson(app, body.recaptchaToken, request.ip)
  const { email, country } = body
  const whatsapp = whatsappColumn(body.whatsapp, country) ?? null
  const phone = phoneColumn(body.phone, country) ?? null
  await assertGoodPassword(body.password, { firstName: body.firstname, lastName: body.lastname, email })
  const passwordHash = await hashPassword(body.password)
  if (await isDeletedEmail(app.db, deletedEmailHashes(app.config, email)))
    throw new AppError('email_unavailable')
  const taken = async () => {
    await enqueue(app.db, registrationNotice, { email }, { key: `registration-notice:${email}` })
    return new AppError('email_unavailable')
  }
  // Stryker disable next-line ConditionalExpression: the insert finds it too, after a session was opened in vain
  if (await findByEmail(app.db, email)) throw await taken()
  // Open the session before creating the account: when the identity provider is unavailable, no account
  // exists yet and the next try does not meet a known address.
  const account = { id: randomUUID(), sessionsValidFrom: app.clock.now() }
  const session = await openSession(app, account)
  try {
    const details = {
      ...account,
      email,
      passwordHash,
      firstName: body.firstname.trim(),
      lastName: body.lastname.trim(),
      country,
      birthDate: body.birthDate,
      isOwner: body.isOwner,
      whatsapp,
      phone,
      language: request.locale,
    }
    const user = await app.db.transaction(async (tx) => {
      const inserted = await insertUser(tx, details)
      const { id: userId } = inserted
      await recordAgreement(tx, { userId, language: request.locale, at: account.sessionsValidFrom })
      await enqueue(tx, confirmEmail, { userId })
      await recordSecurityEvent(tx, { kind: 'registered', userId, origin: originOf(app, request) })
      return inserted
    })
    await noteLoginPlace(app, user, request)
    return signedInAs(session, user)
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error
    throw await taken()
  }
}

/** Ends every session of the user: tokens issued before this moment are refused from the next request on. */
export async function logout(app: AppContext, user: CurrentUser, request: RequestFacts): Promise<void> {
  await app.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { sessionsValidFrom: app.clock.now() })
    await recordSecurityEvent(tx, {
      kind: 'logout_everywhere',
      userId: user.id,
      origin: originOf(app, request),
    })
  })
}
