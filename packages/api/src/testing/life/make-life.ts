import type { AppContext } from '../../platform/context.ts'
import type { Life } from './begin-life.ts'
import { keepAccount, meet } from './keep-account.ts'
import { rent } from './rent.ts'
import { rentOut } from './rent-out.ts'

/** Gives a user a trace in every table that refers to users. */
export async function makeLife(app: AppContext, life: Life, other: Life): Promise<void> {
  await keepAccount(app, life, other)
  await rentOut(app, life)
  await rent(app, life, other)
  await meet(app, life, other)
}
