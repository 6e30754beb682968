import type { OwnedProperty } from '@metrolibre/api-client'
import type { OwnerStep } from '@metrolibre/contract'
import { Link, useDates, useIntl } from '@metrolibre/platform'
import { Button, Flex, Span, Text } from '@metrolibre/ui'
import { ArrowRight } from '@metrolibre/ui/icons'
import { pathOf, idleReasonOf } from './next-step.ts'

interface Props {
  property: OwnedProperty
  /** What is asked of the owner; null when nothing is. */
  step: OwnerStep | null
  /** When the inspector comes, in epoch milliseconds. */
  visitAt?: number | undefined
  /** The booking that a tenant asks to cancel, where it is known. */
  request?: string | undefined
  /** Until when it can be done, in epoch milliseconds. */
  due?: number | undefined
}

/** What is asked of the owner next, with the way there. */
export function NextStepRow({ property, step, visitAt, request, due }: Props) {
  const { formatMessage } = useIntl()
  const { date, dateTime } = useDates()
  const text =
    step === 'receive_visit' && visitAt !== undefined
      ? formatMessage({ id: 'mfe-owners.panel.visitAt' }, { when: dateTime(visitAt, property.timeZone) })
      : step === 'schedule_visit' && property.submittedAt
        ? formatMessage(
            { id: 'mfe-owners.panel.receivedOn' },
            { day: date(property.submittedAt, property.timeZone) },
          )
        : formatMessage({ id: `mfe-owners.panel.ask.${step ?? idleReasonOf(property)}` })
  return (
    // Above the link that covers a row of the list.
    <Flex
      position="relative"
      zIndex="1"
      mt="16px"
      gap="10px 16px"
      align="center"
      justify="space-between"
      wrap="wrap"
      pointerEvents="none"
    >
      <Text textStyle="small" color="fg.muted" flex="1 1 240px">
        {text}
        {due !== undefined && (
          <Span color="fg" fontWeight={580}>
            {` ${formatMessage({ id: 'mfe-owners.panel.tasks.due' }, { when: dateTime(due, property.timeZone) })}.`}
          </Span>
        )}
      </Text>
      {step !== null && (
        <Button
          as={Link}
          to={pathOf(step, property, request)}
          variant="outline"
          size="sm"
          trailingIcon={<ArrowRight />}
          style={{ pointerEvents: 'auto' }}
        >
          {formatMessage({ id: `mfe-owners.panel.do.${step}` })}
        </Button>
      )}
    </Flex>
  )
}
