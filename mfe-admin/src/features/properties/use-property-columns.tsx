import type { AdminPropertyRow } from '@metrolibre/api-client'
import { useDates } from '@metrolibre/platform'
import { Badge, Box, chakra, Flex, Picture, TextLink } from '@metrolibre/ui'
import { Link } from '@metrolibre/platform'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { detailPath } from '../../properties/paths.ts'
import { AdminStageBadge } from '../../properties/stage-badge.tsx'
import { PropertyActiveSwitch, VerifiedSwitch } from '../../properties/switches.tsx'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { useNumericDay } from '../../words/use-numeric-day.ts'

export const toProperty = ({ id }: AdminPropertyRow) => detailPath(id)

/** Returns a function that writes the price of a row, or undefined when it has none. */
export const useRowPrice = () => {
  const { price } = usePropertyTexts()
  return (row: AdminPropertyRow): string | undefined => {
    if (row.price.state === 'priced') {
      const { amount, unit } = row.price
      return price(amount, row.currency, unit)
    }
    const own = row.rentalMode === 'hour' ? row.hourlyPrice : row.monthlyPrice
    return own ? price(own, row.currency, row.rentalMode) : undefined
  }
}

/** The columns of the list of properties. */
export const usePropertyColumns = (): ListColumn<AdminPropertyRow>[] => {
  const { text } = usePropertyTexts()
  const dates = useDates()
  const day = useNumericDay()
  const priceOf = useRowPrice()
  return [
    {
      id: 'property',
      label: text('property'),
      locked: true,
      sort: { by: 'name', first: 'asc' },
      cell: (row) => (
        <Flex gap="3" align="center">
          <Box w="60px" flexShrink="0">
            <Picture src={row.image} variants={row.imageVariants} alt="" sizes="60px" radius={8} />
          </Box>
          <Box minW="164px">
            <RowLink id={row.id} to={toProperty(row)}>
              {row.name || text('unnamed')}
            </RowLink>
            <chakra.span display="block" color="fg.muted">
              {row.zone.zone}, {row.zone.city}
            </chakra.span>
          </Box>
        </Flex>
      ),
    },
    { id: 'kind', label: text('kind'), cell: ({ propertyType }) => text(`kind.${propertyType}`) },
    {
      id: 'owner',
      label: text('owner'),
      verbatim: true,
      cell: ({ owner }) => `${owner.firstName} ${owner.lastName}`.trim(),
    },
    {
      id: 'price',
      label: text('value'),
      align: 'end',
      nowrap: true,
      cell: (row) =>
        priceOf(row) ?? (
          <TextLink as={Link} to={toProperty(row)} onClick={(event) => event.stopPropagation()}>
            {text('setValue')}
          </TextLink>
        ),
    },
    {
      id: 'stage',
      label: text('stage'),
      cell: ({ listingStatus, waiting }) => (
        <Flex direction="column" align="flex-start" gap="1">
          <AdminStageBadge stage={listingStatus} />
          {waiting > 0 && (
            <Badge tone="warn" mark="hollow">
              {text('waitingCount', { count: waiting })}
            </Badge>
          )}
        </Flex>
      ),
    },
    { id: 'active', label: text('active'), cell: (row) => <PropertyActiveSwitch property={row} /> },
    { id: 'verified', label: text('verified'), cell: (row) => <VerifiedSwitch property={row} /> },
    {
      id: 'created',
      label: text('created'),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ created }) => day(created),
    },
    {
      id: 'rooms',
      label: text('rooms'),
      align: 'end',
      optional: true,
      cell: ({ roomCount }) => dates.number(roomCount),
    },
    {
      id: 'area',
      label: text('area'),
      align: 'end',
      optional: true,
      nowrap: true,
      cell: ({ area }) => (area === null ? '' : dates.area(area)),
    },
    { id: 'country', label: text('country'), optional: true, cell: ({ zone }) => zone.country },
  ]
}
