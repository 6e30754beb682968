import { currencyOf, formatExact, type AdminZone } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { ZoneActiveSwitch } from './active-switch.tsx'
import { zoneTo } from './zone-to.ts'

/** The columns of the list of zones. */
export const useZoneColumns = (): ListColumn<AdminZone>[] => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { number } = useDates()
  return [
    {
      id: 'zone',
      label: formatMessage({ id: 'mfe-admin.zones.zone' }),
      locked: true,
      sort: { by: 'zone', first: 'asc', isDefault: true },
      cell: ({ id, zone, published }) => (
        <>
          <RowLink id={id} to={zoneTo(id)}>
            {zone}
          </RowLink>
          <chakra.span display="block" color="fg.muted">
            {formatMessage({ id: 'mfe-admin.zones.published' }, { count: published })}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'city',
      label: formatMessage({ id: 'mfe-admin.zones.city' }),
      sort: { by: 'city', first: 'asc' },
      cell: ({ city, country }) => `${city}, ${country}`,
    },
    {
      id: 'state',
      label: formatMessage({ id: 'mfe-admin.zones.state' }),
      optional: true,
      cell: ({ state }) => state,
    },
    {
      id: 'rate',
      label: formatMessage({ id: 'mfe-admin.zones.rate' }),
      align: 'end',
      sort: { by: 'rate', first: 'desc' },
      cell: ({ rate }) => number(rate, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    },
    {
      id: 'averageValue',
      label: formatMessage({ id: 'mfe-admin.zones.perSquareMetre' }),
      align: 'end',
      sort: { by: 'averageValue', first: 'desc' },
      cell: ({ averageValue, country }) => (
        <b>{formatExact({ amount: averageValue, currency: currencyOf(country) }, locale)}</b>
      ),
    },
    {
      id: 'active',
      label: formatMessage({ id: 'mfe-admin.zones.active' }),
      cell: (zone) => <ZoneActiveSwitch zone={zone} />,
    },
  ]
}
