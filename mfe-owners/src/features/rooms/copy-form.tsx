import { manyRooms, type OwnedProperty, type Room } from '@metrolibre/api-client'
import { maxRooms, roomReviewBy } from '@metrolibre/contract'
import { useDates, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { toDecimal, useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Flex, Heading, Panel, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { isMandateSigned } from './is-signed.ts'
import { useReportUnsaved } from './unsaved-room.ts'

interface Props {
  property: OwnedProperty
  room: Room
  /** How many rooms there are. */
  roomCount: number
  onDone: (added: number) => void
  onCancel: () => void
}

const copySchema = (most: number) =>
  v.object({
    count: v.pipe(
      v.number('validation.required'),
      v.integer('validation.integer'),
      v.minValue(1, 'validation.at_least'),
      v.maxValue(most, 'validation.at_most'),
    ),
  })

/** Adds rooms like one. */
export default function CopyForm({ property, room, roomCount, onDone, onCancel }: Props) {
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { showError } = useFeedback()
  const copying = usePageMutation(manyRooms.copy(property.id))
  const schema = useMemo(() => copySchema(maxRooms - roomCount), [roomCount])
  const form = useForm(schema, { defaultValues: { count: 1 } })
  const { setFocus } = form
  const { isDirty, isSubmitting, errors } = form.formState
  // It is loaded after the press, so nobody else can move the focus into it.
  useEffect(() => setFocus('count'), [setFocus])
  useReportUnsaved(isDirty && !isSubmitting)
  const [reviewBy] = useState(() => roomReviewBy(Date.now(), property.timeZone))
  const title = formatMessage({ id: 'mfe-owners.listing.room.copyOf' }, { name: room.name })
  const submit = form.handleSubmit(async ({ count }) => {
    try {
      await copying.mutateAsync({ room: room.id, count, roomCount })
      onDone(count)
    } catch (failure) {
      if (!form.showFields(failure)) await showError(failure)
    }
  })
  return (
    <Panel
      as="form"
      padded
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Heading as="h2" textStyle="cardTitle" mb="16px">
        {title}
      </Heading>
      <Stack gap="18px" align="stretch">
        <TextInput
          label={formatMessage({ id: 'mfe-owners.listing.room.copyCount' })}
          help={formatMessage({ id: 'mfe-owners.listing.room.copyHelp' })}
          inputMode="numeric"
          error={errors.count?.message}
          {...form.register('count', { setValueAs: toDecimal })}
        />
        {isMandateSigned(property) && (
          <Alert tone="warn">
            {formatMessage({ id: 'mfe-owners.listing.room.copiesWait' }, { by: day(reviewBy) })}
          </Alert>
        )}
      </Stack>
      <Flex justify="flex-end" gap="8px" mt="20px" wrap="wrap">
        <Button variant="ghost" onClick={onCancel}>
          {formatMessage({ id: 'mfe-owners.listing.room.cancel' })}
        </Button>
        <Button type="submit" loading={copying.isPending}>
          {formatMessage({ id: 'mfe-owners.listing.room.copy' })}
        </Button>
      </Flex>
    </Panel>
  )
}
