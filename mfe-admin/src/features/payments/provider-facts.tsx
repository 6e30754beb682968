import { payments } from '@metrolibre/api-client'
import { FormattedMessage, useErrorText, useIntl, useQuery } from '@metrolibre/platform'
import { Alert, Button, DescriptionList, TextLink, type Description } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { paymentStandingOf } from './payment.ts'

interface Props {
  /** The provider's id of the payment. */
  intent: string
  /** What is recorded here of the payment. */
  known: readonly Description[]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The facts about a card payment, with those that the payment provider has at this moment. */
export function ProviderFacts({ intent, known }: Props) {
  const { formatMessage } = useIntl()
  const { data, isError, error, refetch } = useQuery(payments.atProvider(intent))
  const charge = data?.charges.data[0]
  const card = charge?.payment_method_details?.card
  const fact = (id: 'holder' | 'card' | 'charge' | 'atProvider', value: ReactNode): Description => ({
    id,
    term: formatMessage({ id: `mfe-admin.payment.${id}` }),
    value,
  })
  const facts = [
    ...known,
    ...(charge?.billing_details.name ? [fact('holder', charge.billing_details.name)] : []),
    ...(card
      ? [
          fact(
            'card',
            formatMessage(
              { id: 'mfe-admin.payment.cardText' },
              { funding: card.funding ?? 'other', brand: capital(card.brand ?? ''), last4: card.last4 ?? '' },
            ),
          ),
        ]
      : []),
    ...(charge ? [fact('charge', charge.id)] : []),
    ...(data
      ? [fact('atProvider', formatMessage({ id: `mfe-admin.standing.${paymentStandingOf(data)}` }))]
      : []),
  ]
  const receipt = charge?.receipt_url
  return (
    <>
      <DescriptionList items={facts} />
      {receipt && (
        <TextLink href={receipt} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="mfe-admin.payment.receipt" />
        </TextLink>
      )}
      {isError && <Silent error={error} onRetry={refetch} />}
    </>
  )
}

function Silent({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { text } = useErrorText()(error)
  return (
    <Alert tone="warn" title={<FormattedMessage id="mfe-admin.payment.silent" />}>
      {text}{' '}
      <Button size="sm" variant="outline" onClick={() => void onRetry()}>
        <FormattedMessage id="mfe-admin.retry" />
      </Button>
    </Alert>
  )
}
