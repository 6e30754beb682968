import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import type { Mandate } from '@metrolibre/contract'
import { useFeedback, usePageMutation } from '@metrolibre/platform'
import { Box, Button, chakra, Heading, Panel, Text } from '@metrolibre/ui'
import { MandateColumns } from './columns.tsx'
import { MandateEarnings } from './earnings.tsx'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  property: OwnedProperty
  mandate: Mandate
}

/** A declined offer with its reason, and the way to another one. */
export function Declined({ property, mandate }: Props) {
  const { text, dayAt } = useMandateTexts()
  const { toast, showError } = useFeedback()
  const again = usePageMutation(ownProperties.submit(property.id))
  const handIn = () =>
    again.mutate(undefined, {
      onSuccess: () => toast(text('againToast')),
      onError: (error) => void showError(error),
    })
  return (
    <MandateColumns asideLast aside={<MandateEarnings property={property} mandate={mandate} />}>
      <Panel as="section" padded>
        <Heading as="h2" textStyle="cardTitle">
          {mandate.answeredAt && text('declinedOn', { day: dayAt(mandate.answeredAt, property.timeZone) })}
        </Heading>
        <chakra.blockquote
          mt="4"
          ps="4"
          borderInlineStartWidth="4px"
          borderColor="border.strong"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {mandate.reason}
        </chakra.blockquote>
        <Text color="fg.muted" mt="4">
          {text('againText')}
        </Text>
        <Box mt="5">
          <Button loading={again.isPending} onClick={handIn}>
            {text('again')}
          </Button>
        </Box>
      </Panel>
    </MandateColumns>
  )
}
