import { adminPaymentStandings, currencies } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { AdminListFilter } from '../../list/list-definition.ts'

/** The filters of the list of payments. */
export const usePaymentFilters = (): AdminListFilter[] => {
  const { formatMessage } = useIntl()
  return [
    {
      name: 'standing',
      label: formatMessage({ id: 'mfe-admin.payments.state' }),
      choices: adminPaymentStandings.map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.standing.${value}` }),
      })),
    },
    {
      name: 'method',
      label: formatMessage({ id: 'mfe-admin.payments.method' }),
      choices: (['card', 'transfer'] as const).map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.method.${value}` }),
      })),
    },
    {
      name: 'currency',
      label: formatMessage({ id: 'mfe-admin.payments.currency' }),
      choices: currencies.map((value) => ({ value, label: value })),
    },
    { name: 'from', label: formatMessage({ id: 'mfe-admin.filter.from' }) },
    { name: 'to', label: formatMessage({ id: 'mfe-admin.filter.to' }) },
  ]
}
