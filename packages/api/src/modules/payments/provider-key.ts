import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../platform/context.ts'
import { checkoutSessions } from '../../platform/db/schema/payments.ts'
import type { CheckoutRow } from './repository.ts'

/**
 * A new key at the provider for an attempt whose old one is used up, with other parameters where they have to be
 * others. Undefined when somebody else was faster, or the session is known by now.
 */
export async function renewKey(
  app: AppContext,
  row: CheckoutRow,
  parameters = row.parameters,
): Promise<CheckoutRow | undefined> {
  const [renewed] = await app.db
    .update(checkoutSessions)
    .set({ keyTurn: row.keyTurn + 1, parameters })
    .where(
      and(
        eq(checkoutSessions.id, row.id),
        eq(checkoutSessions.keyTurn, row.keyTurn),
        eq(checkoutSessions.status, 'creating'),
      ),
    )
    .returning()
  return renewed
}
