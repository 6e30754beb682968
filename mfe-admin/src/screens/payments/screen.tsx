import { payments } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { useState } from 'react'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { Page } from '../../page/page.tsx'
import { Pager } from '../../page/pager.tsx'
import { matching, PaymentFilters, type PaymentFilter } from '../../features/payments/filters.tsx'
import { ReportButton } from '../../features/payments/report-button.tsx'
import { PaymentTable } from '../../features/payments/table.tsx'
import { Totals } from '../../features/payments/totals.tsx'
import { useCursor } from './use-cursor.ts'

const everything: PaymentFilter = { name: '', standing: null }

/** The payments as listed by the provider. */
export function Screen() {
  const cursor = useCursor()
  const [filter, setFilter] = useState(everything)
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(payments.page(cursor.query))
  const page = data?.payments
  const shown = page ? matching(page.data, filter) : []
  const ways = page && cursor.ways(page)
  return (
    <Page
      title={<FormattedMessage id="mfe-admin.payments.title" />}
      text={<FormattedMessage id="mfe-admin.payments.description" />}
      action={<ReportButton />}
    >
      {!page && (isError ? <ListFailed error={error} onRetry={refetch} /> : <ListWaiting />)}
      {page && ways && (
        <Box opacity={isPlaceholderData ? 0.6 : 1} aria-busy={isPlaceholderData}>
          <Totals payments={page.data} />
          <PaymentFilters filter={filter} onChange={setFilter} />
          {shown.length > 0 ? (
            <PaymentTable payments={shown} />
          ) : (
            <Nothing any={page.data.length > 0} onAll={() => setFilter(everything)} />
          )}
          <Pager
            of="payments"
            text={
              <FormattedMessage
                id="mfe-admin.payments.shown"
                values={{ shown: shown.length, count: page.data.length }}
              />
            }
            onNewer={ways.newer}
            onOlder={ways.older}
          />
        </Box>
      )}
    </Page>
  )
}

const Nothing = ({ any, onAll }: { any: boolean; onAll: () => void }) => (
  <Box mt="4">
    <EmptyState
      title={<FormattedMessage id={any ? 'mfe-admin.payments.noMatch' : 'mfe-admin.payments.none'} />}
      action={
        any && (
          <Button variant="outline" onClick={onAll}>
            <FormattedMessage id="mfe-admin.payments.showAll" />
          </Button>
        )
      }
    />
  </Box>
)
