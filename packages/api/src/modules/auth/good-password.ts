import { AppError } from '../../platform/errors/app-error.ts'
import { whyGuessable, type PasswordOwner } from './guessable.ts'

/**
 * Refuses a new password that is easy to guess, with the reason at its field (RULES.md §2.45).
 * @throws AppError validation
 */
export async function assertGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const why = await whyGuessable(password, owner)
  if (why)
    throw new AppError('validation', { fields: [{ path: 'password', code: `validation.password_${why}` }] })
}
