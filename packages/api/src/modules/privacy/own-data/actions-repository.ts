import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'

/** What a user changed or recorded, by the kind of row and its id. */
export interface OwnAction {
  readonly [column: string]: unknown
  readonly kind: string
  readonly id: string
  readonly at: string | null
}

/**
 * Returns what a user did to rows that belong to others or to the platform, as an admin, an owner or the other side
 * of a booking. It names what was done and when, and repeats nothing of what the row contains.
 */
export const listOwnActions = async (db: Queryable, userId: string): Promise<OwnAction[]> => [
  ...(await db.execute<OwnAction & Record<string, unknown>>(sql`
    select 'booking_changed' as kind, reservation_id::text as id, at from reservation_events
      where actor_id = ${userId}
    union all select 'booking_changed', reservation_id::text, at from charge_events
      where actor_id = ${userId}
    union all select 'cancellation_answered', reservation_id::text, ended_at from cancellations
      where ended_by = ${userId}
    union all select 'transfer_recorded', reservation_id::text, created_at from transfers
      where recorded_by = ${userId}
    union all select 'transfer_recorded', p.reservation_id::text, t.created_at
      from charge_transfers t join checkout_sessions p on p.id = t.checkout_session_id
      where t.recorded_by = ${userId}
    union all select 'booking_changed', reservation_id::text, created_at from stay_ends where ordered_by = ${userId}
    union all select 'booking_changed', d.reservation_id::text, e.at
      from deposit_events e join deposits d on d.id = e.deposit_id where e.actor_id = ${userId}
    union all select 'booking_changed', d.reservation_id::text, c.updated_at
      from deposit_claims c join deposits d on d.id = c.deposit_id where c.decided_by = ${userId}
    union all select 'owner_transfer_recorded', id::text, created_at from owner_transfers
      where recorded_by = ${userId}
    union all select 'commission_recorded', id::text, created_at from commissions where recorded_by = ${userId}
    union all select 'offer_made', id::text, offered_at from mandates where offered_by = ${userId}
    union all select 'offer_answered', id::text, answered_at from mandates where answered_by = ${userId}
    union all select 'account_reviewed', id::text, valid_from from payout_accounts
      where reviewed_by = ${userId}
    union all select 'payout_run_made', id::text, created_at from payout_runs where created_by = ${userId}
    union all select 'payout_file_sent', id::text, sent_at from payout_files where sent_by = ${userId}
    union all select 'payout_file_settled', id::text, settled_at from payout_files where settled_by = ${userId}
    union all select 'period_blocked', id::text, created_at from owner_blocks where creator_id = ${userId}
    union all select 'property_created', id::text, created_at from properties where creator_id = ${userId}
    union all select action, entity || ' ' || entity_id, at from audit_log where actor_id = ${userId}
    union all select 'change_undone', entity || ' ' || entity_id, undone_at from audit_log
      where undone_by = ${userId}
    union all select kind, 'security_event ' || id::text, at from security_events where actor_id = ${userId}
    union all select 'filter_saved', list || ' ' || name, created_at from admin_filters where user_id = ${userId}
    union all select 'bulk_action_requested', list || ' ' || action, requested_at from bulk_actions
      where user_id = ${userId}
    union all select 'users_exported', id::text, requested_at from user_sheets where user_id = ${userId}
    order by at`)),
]
