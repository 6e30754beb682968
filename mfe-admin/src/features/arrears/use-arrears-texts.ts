import {
  chargeStateOf,
  formatExact,
  type ChargeState,
  type CurrencyCode,
  type PlanCharge,
} from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'

type Values = Record<string, string | number>

/** Returns what the pages of months that are not paid say. */
export function useArrearsTexts() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  return {
    text: (name: TextName<'mfe-admin.arrears'>, values?: Values): string =>
      formatMessage({ id: `mfe-admin.arrears.${name}` }, values),
    money: (amount: number, currency: CurrencyCode): string => formatExact({ amount, currency }, locale),
  }
}

const owedStates: readonly ChargeState[] = ['due', 'failed', 'overdue']

/** Tells whether the office decides about a month: its day has come and it is not paid. */
export const isOwedMonth = (charge: PlanCharge): boolean => owedStates.includes(chargeStateOf(charge))
