import type { Payment } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Flex, Text } from '@metrolibre/ui'
import { FilterChip } from '@metrolibre/ui/parts'
import { TextInput } from '@metrolibre/ui/form'
import { MagnifyingGlass } from '@metrolibre/ui/icons'
import { payerOf, standingOf, standings, type Standing } from './payment.ts'

export interface PaymentFilter {
  readonly name: string
  readonly standing: Standing | null
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the payments of a page that match the payer or payment id and the state. */
export const matching = (payments: readonly Payment[], { name, standing }: PaymentFilter): Payment[] =>
  payments.filter(
    (payment) =>
      (standing === null || standingOf(payment) === standing) &&
      plain(`${payerOf(payment) ?? ''} ${payment.id}`).includes(plain(name.trim())),
  )

interface Props {
  filter: PaymentFilter
  onChange: (filter: PaymentFilter) => void
}

/** Filters only the page on screen, because the provider's list can't be searched. */
export function PaymentFilters({ filter, onChange }: Props) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'mfe-admin.payments.search' })
  return (
    <Box mt="5">
      <Flex gap="2" wrap="wrap" align="flex-start">
        <Box w="min(290px, 100%)">
          <TextInput
            compact
            type="search"
            label={label}
            labelHidden
            placeholder={label}
            value={filter.name}
            prefix={<MagnifyingGlass />}
            onChange={({ target }) => onChange({ ...filter, name: target.value })}
          />
        </Box>
        {[null, ...standings].map((standing) => (
          <FilterChip
            key={standing ?? 'all'}
            pressed={filter.standing === standing}
            onClick={() => onChange({ ...filter, standing })}
          >
            <FormattedMessage id={`mfe-admin.standing.${standing ?? 'all'}`} />
          </FilterChip>
        ))}
      </Flex>
      <Text textStyle="small" color="fg.muted" mt="2">
        <FormattedMessage id="mfe-admin.payments.scope" />
      </Text>
    </Box>
  )
}
