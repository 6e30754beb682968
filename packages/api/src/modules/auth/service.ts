import type { LoginBody, RegisterBody, SignedIn } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { checkPerson } from '../captcha/service.ts'
import { registrationNotice } from './jobs.ts'
import { fitsPassword, hashPassword } from './password.ts'
import { findByEmail, insertUser, isDeletedEmail, updateUser } from './repository.ts'
import { deletedEmailHash } from './deleted-email.ts'
import { signIn } from './sign-in.ts'

/** Signs in; unknown addresses, trashed users and wrong passwords look and last alike (RULES.md §2). */
export async function login(app: AppContext, { email, password }: LoginBody): Promise<SignedIn> {
  const user = await findByEmail(app.db, email.toLowerCase())
  const fits = await fitsPassword(user?.passwordHash, password)
  if (!user || !fits || user.deletedAt) throw new AppError('invalid_credentials')
  if (!user.isActive) throw new AppError('account_inactive')
  return signIn(app, user)
}

/** Opens an account. An address in use gets a refusal that names no reason, and its holder a mail. */
export async function register(
  app: AppContext,
  body: RegisterBody,
  request: RequestFacts,
): Promise<SignedIn> {
  await checkPerson(app, body.recaptchaToken, request.ip)
  const email = body.email.toLowerCase()
  const passwordHash = await hashPassword(body.password)
  if (await isDeletedEmail(app.db, deletedEmailHash(app.config, email)))
    throw new AppError('email_unavailable')
  try {
    const user = await insertUser(app.db, {
      email,
      passwordHash,
      firstName: body.firstname.trim(),
      lastName: body.lastname.trim(),
      country: body.country,
      birthDate: body.birthDate,
      isOwner: body.isOwner,
      whatsapp: body.whatsapp || null,
      phone: body.phone || null,
      language: request.locale,
    })
    return await signIn(app, user)
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error
    await enqueue(app.db, registrationNotice, { email }, { key: `registration-notice:${email}` })
    throw new AppError('email_unavailable')
  }
}

/** Ends every session of the user: tokens from before this moment are refused from the next request on. */
export async function logout(app: AppContext, user: CurrentUser): Promise<void> {
  await updateUser(app.db, user.id, { sessionsValidFrom: app.clock.now() })
}
