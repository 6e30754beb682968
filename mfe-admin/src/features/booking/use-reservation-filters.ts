import { moneyTroubles, reservationStates, tenantRequests } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import type { AdminListFilter } from '../../list/list-definition.ts'

/** The filters of the list of reservations. */
export const useReservationFilters = (): AdminListFilter[] => {
  const { formatMessage } = useIntl()
  return [
    {
      name: 'status',
      label: formatMessage({ id: 'mfe-admin.filter.status' }),
      choices: reservationStates.map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.state.${value}` }),
      })),
    },
    {
      name: 'money',
      label: formatMessage({ id: 'mfe-admin.filter.money' }),
      choices: moneyTroubles.map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.filter.money.${value}` }),
      })),
    },
    {
      name: 'request',
      label: formatMessage({ id: 'mfe-admin.filter.request' }),
      choices: tenantRequests.map((value) => ({
        value,
        label: formatMessage({ id: `mfe-admin.request.kind.${value}` }),
      })),
    },
    { name: 'from', label: formatMessage({ id: 'mfe-admin.filter.from' }) },
    { name: 'to', label: formatMessage({ id: 'mfe-admin.filter.to' }) },
  ]
}
