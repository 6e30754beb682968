import { ownProperties, type OwnedProperty, type Room } from '@metrolibre/api-client'
import { roomReviewBy, toAmount } from '@metrolibre/contract'
import { useDates, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import { toDecimal, useDraft, useForm, useFormDraft } from '@metrolibre/platform/forms'
import { Alert, Button, Flex, Heading, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { useMemo, useState } from 'react'
import { emptyRoom, roomDraftName, roomDraftOf, RoomKept, roomSchema, roomValuesOf } from './room-values.ts'
import { UnitPrice } from './unit-price.tsx'
import { useReportUnsaved } from './unsaved-room.ts'
import { isMandateSigned } from './is-signed.ts'

interface Props {
  property: OwnedProperty
  /** The room to change; null for a new one. */
  room: Room | null
  onDone: (room: Room) => void
  onCancel: () => void
}

/** Adds or changes one room. */
export function OwnRoomForm({ property, room, onDone, onCancel }: Props) {
  const { formatMessage } = useIntl()
  const { showError } = useFeedback()
  const add = usePageMutation(ownProperties.addRoom(property.id))
  const change = usePageMutation(ownProperties.updateRoom(property.id))
  const schema = useMemo(() => roomSchema(property.currency), [property.currency])
  const form = useForm(schema, {
    defaultValues: room ? roomValuesOf(room) : emptyRoom(property.rentalMode),
  })
  const name = roomDraftName(property.id, room?.id)
  useFormDraft(form, name, RoomKept)
  const kept = useDraft(name, RoomKept)
  const { register, formState, watch } = form
  const unsaved = formState.isDirty && !formState.isSubmitting
  useReportUnsaved(unsaved)
  const text = (name: TextName<'mfe-owners.listing.room'>) =>
    formatMessage({ id: `mfe-owners.listing.room.${name}` })
  const optional = formatMessage({ id: 'mfe-owners.listing.optional' })
  const error = (name: 'name' | 'description' | 'area' | 'price' | 'included') =>
    formState.errors[name]?.message
  const { day } = useDates()
  const { dirtyFields } = formState
  const [reviewBy] = useState(() => roomReviewBy(Date.now(), property.timeZone))
  const waits =
    isMandateSigned(property) && (room === null || Boolean(dirtyFields.price ?? dirtyFields.rentalMode))
  const submit = form.handleSubmit(async (values) => {
    const draft = roomDraftOf(values, property.currency)
    try {
      const done = room
        ? await change.mutateAsync({ room: room.id, changes: draft })
        : await add.mutateAsync(draft)
      kept.forget()
      onDone(done)
    } catch (failure) {
      if (!form.showFields(failure)) await showError(failure)
    }
  })
  return (
    <Panel
      as="form"
      padded
      noValidate
      aria-label={text(room ? 'change' : 'add')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Heading as="h2" textStyle="cardTitle" mb="16px">
        {text(room ? 'change' : 'add')}
      </Heading>
      <Stack gap="18px" align="stretch">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="18px">
          <TextInput label={text('name')} maxLength={160} error={error('name')} {...register('name')} />
          <TextInput
            label={text('area')}
            optionalText={optional}
            suffix="m²"
            inputMode="decimal"
            error={error('area')}
            {...register('area', { setValueAs: toDecimal })}
          />
          <UnitPrice
            currency={property.currency}
            rentalMode={watch('rentalMode')}
            label={text('price')}
            optionalText={optional}
            error={error('price')}
            mode={register('rentalMode')}
            price={register('price', { setValueAs: toAmount(property.currency) })}
          />
        </SimpleGrid>
        <Textarea
          label={text('description')}
          rows={3}
          optionalText={optional}
          error={error('description')}
          {...register('description')}
        />
        <Textarea
          label={text('included')}
          rows={3}
          optionalText={optional}
          help={text('includedHelp')}
          error={error('included')}
          {...register('included')}
        />
        {waits && (
          <Alert tone="warn">
            {formatMessage(
              { id: `mfe-owners.listing.room.${room ? 'changeWaits' : 'newWaits'}` },
              { by: day(reviewBy) },
            )}
          </Alert>
        )}
      </Stack>
      <Flex justify="flex-end" gap="8px" mt="20px" wrap="wrap">
        <Button
          variant="ghost"
          onClick={() => {
            kept.forget()
            onCancel()
          }}
        >
          {text('cancel')}
        </Button>
        <Button type="submit" loading={add.isPending || change.isPending}>
          {text('save')}
        </Button>
      </Flex>
    </Panel>
  )
}
