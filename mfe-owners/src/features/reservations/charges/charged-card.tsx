import { savedCards } from '@metrolibre/api-client'
import { FormattedMessage, useDates, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { openTab } from '@metrolibre/platform/browser'
import { Box, Button, Flex, Heading, Text } from '@metrolibre/ui'
import type { OwnerBooking } from '../booking.ts'

type TextName = 'title' | 'text' | 'confirm'

/** Which card the later months are charged to. Its tenant changes it, or withdraws the consent to charge it. */
export function ChargedCard({ booking: { id, card, timeZone } }: { booking: OwnerBooking }) {
  const { formatMessage } = useIntl()
  const { confirm, showError } = useFeedback()
  const dates = useDates()
  const save = usePageMutation(savedCards.save(id))
  const withdraw = usePageMutation(savedCards.withdraw(id))
  const ask = (about: 'save' | 'withdraw') => {
    const text = (name: TextName) => formatMessage({ id: `mfe-owners.reservation.card.${about}.${name}` })
    const cancel = formatMessage({ id: 'mfe-owners.reservation.card.keep' })
    return confirm({ title: text('title'), text: text('text'), confirm: text('confirm'), cancel })
  }
  const change = async () => {
    if (!(await ask('save'))) return
    const tab = openTab(formatMessage({ id: 'mfe-owners.reservation.charges.opening' }))
    save.mutate(undefined, {
      onSuccess: ({ url }) => tab.go(url),
      onError: (error) => {
        tab.close()
        void showError(error)
      },
    })
  }
  const stop = async () => {
    if (await ask('withdraw')) withdraw.mutate(undefined, { onError: (error) => void showError(error) })
  }
  return (
    <Box mt="16px">
      <Heading as="h4" textStyle="cardTitle">
        <FormattedMessage id="mfe-owners.reservation.card.heading" />
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="2">
        {card ? (
          <FormattedMessage
            id="mfe-owners.reservation.card.saved"
            values={{
              last4: card.last4,
              expiry: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
              day: dates.date(card.allowedAt, timeZone),
            }}
          />
        ) : (
          <FormattedMessage id="mfe-owners.reservation.card.none" />
        )}
      </Text>
      <Flex gap="10px" wrap="wrap">
        <Button size="sm" variant="outline" loading={save.isPending} onClick={() => void change()}>
          <FormattedMessage id={`mfe-owners.reservation.card.${card ? 'change' : 'add'}`} />
        </Button>
        {card && (
          <Button size="sm" variant="ghost" loading={withdraw.isPending} onClick={() => void stop()}>
            <FormattedMessage id="mfe-owners.reservation.card.stop" />
          </Button>
        )}
      </Flex>
    </Box>
  )
}
