import { adminUsers } from '@metrolibre/api-client'
import type { AdminUserDetail } from '@metrolibre/contract'
import { useInfiniteQuery } from '@metrolibre/platform'
import { UserPaymentTable } from '../../features/users/payment-table.tsx'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { PagedPart } from '../../page/paged-part.tsx'

/** What a user paid. */
export function PaymentsPart({ user }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const query = useInfiniteQuery(adminUsers.payments(user.id))
  return (
    <PagedPart query={query} rowsOf={({ payments }) => payments} none={text('payments.none')}>
      {(payments) => <UserPaymentTable user={user} payments={payments} />}
    </PagedPart>
  )
}
