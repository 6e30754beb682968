import type { ChangeSums, CurrencyCode } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, Text } from '@metrolibre/ui'
import { PriceLine, PriceTotal } from '@metrolibre/ui/parts'
import { useMoney } from './use-money.ts'

interface Props extends ChangeSums {
  currency: CurrencyCode
  /** The change is confirmed, so that nothing has to be said about what follows. */
  settled?: boolean
}

/** What counts of the earlier payment, and what is to pay or comes back. */
export function ChangeLines({ currency, carried, due, back, settled }: Props) {
  const money = useMoney()
  const exact = (amount: number) => money.exact({ amount, currency })
  return (
    <>
      <PriceLine
        label={<FormattedMessage id="tenants.booking.move.counts" />}
        value={<Box as="span" whiteSpace="nowrap">{`−${exact(carried)}`}</Box>}
        verbatim
      />
      <PriceTotal
        label={
          <FormattedMessage
            id={
              back > 0
                ? 'tenants.booking.move.comesBack'
                : settled
                  ? 'tenants.booking.move.paid'
                  : 'tenants.booking.move.toPay'
            }
          />
        }
        amount={exact(back > 0 ? back : due)}
      />
      {!settled && (
        <Text textStyle="small" color="fg.muted" mt="12px">
          <FormattedMessage id={back > 0 ? 'tenants.booking.move.backNote' : 'tenants.booking.move.note'} />
        </Text>
      )}
    </>
  )
}
