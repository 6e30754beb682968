import { manyRooms, unitPriceOf, type OwnedProperty, type Room } from '@metrolibre/api-client'
import { fitsCurrency, fromMajor, roomReviewBy, toAmount, type CurrencyCode } from '@metrolibre/contract'
import { useDates, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Box, Button, Flex, Heading, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox, FieldGroup } from '@metrolibre/ui/form'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { isMandateSigned } from './is-signed.ts'
import { UnitPrice } from './unit-price.tsx'
import { useReportUnsaved } from './unsaved-room.ts'

interface Props {
  property: OwnedProperty
  rooms: readonly Room[]
  onDone: (changed: number) => void
  onCancel: () => void
}

const pricesSchema = (currency: CurrencyCode) =>
  v.object({
    rooms: v.pipe(v.array(v.string()), v.minLength(1, 'validation.choose_rooms')),
    rentalMode: v.picklist(['month', 'hour']),
    price: v.pipe(
      v.nullable(v.number('validation.invalid')),
      v.check((price) => price !== null, 'validation.required'),
      v.check((price) => price === null || price >= 0, 'validation.at_least'),
      v.check((price) => price === null || price <= 99_999_999, 'validation.max'),
      v.check((price) => price === null || fitsCurrency(price, currency), 'validation.whole_amount'),
    ),
  })

/** Gives all rooms, or those that are chosen, the same price. */
export default function PricesForm({ property, rooms, onDone, onCancel }: Props) {
  const { id, currency, rentalMode, timeZone } = property
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { showError } = useFeedback()
  const pricing = usePageMutation(manyRooms.setPrices(id))
  const schema = useMemo(() => pricesSchema(currency), [currency])
  const all = rooms.map((room) => room.id)
  const form = useForm(schema, { defaultValues: { rooms: all, rentalMode, price: null } })
  const { register, watch, setValue, setFocus } = form
  // It is loaded after the press, so nobody else can move the focus into it.
  useEffect(() => setFocus('price'), [setFocus])
  const { isDirty, isSubmitting, errors } = form.formState
  useReportUnsaved(isDirty && !isSubmitting)
  const [reviewBy] = useState(() => roomReviewBy(Date.now(), timeZone))
  const typed = watch()
  const isAll = typed.rooms.length === rooms.length
  const minor = (major: number) => fromMajor(major, currency).amount
  const changing = rooms.filter(
    (room) =>
      typed.rooms.includes(room.id) &&
      typeof typed.price === 'number' &&
      (room.rentalMode !== typed.rentalMode || unitPriceOf(room) !== minor(typed.price)),
  )
  const text = (name: TextName<'mfe-owners.listing.room'>) =>
    formatMessage({ id: `mfe-owners.listing.room.${name}` })
  const submit = form.handleSubmit(async (values) => {
    const amount = minor(values.price!)
    const isHourly = values.rentalMode === 'hour'
    try {
      await pricing.mutateAsync({
        rooms: values.rooms,
        rentalMode: values.rentalMode,
        monthlyPrice: isHourly ? null : amount,
        hourlyPrice: isHourly ? amount : null,
      })
      onDone(values.rooms.length)
    } catch (failure) {
      if (!form.showFields(failure)) await showError(failure)
    }
  })
  return (
    <Panel
      as="form"
      padded
      noValidate
      aria-label={text('prices')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Heading as="h2" textStyle="cardTitle" mb="16px">
        {text('prices')}
      </Heading>
      <Stack gap="18px" align="stretch">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="18px">
          <UnitPrice
            currency={currency}
            rentalMode={typed.rentalMode}
            label={text('priceOfEach')}
            error={errors.price?.message}
            mode={register('rentalMode')}
            price={register('price', { setValueAs: toAmount(currency) })}
          />
        </SimpleGrid>
        <FieldGroup label={text('pricesFor')} error={errors.rooms?.message}>
          <Checkbox
            label={<b>{formatMessage({ id: 'mfe-owners.listing.room.all' }, { count: rooms.length })}</b>}
            checked={isAll}
            onChange={() => setValue('rooms', isAll ? [] : all, { shouldDirty: true, shouldValidate: true })}
          />
          <Box borderTop="1px solid" borderColor="border" maxH="320px" overflowY="auto">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="0 18px">
              {rooms.map((room) => (
                <Checkbox key={room.id} label={room.name} value={room.id} {...register('rooms')} />
              ))}
            </SimpleGrid>
          </Box>
        </FieldGroup>
        {isMandateSigned(property) && changing.length > 0 && (
          <Alert tone="warn">
            {formatMessage(
              { id: 'mfe-owners.listing.room.pricesWait' },
              { count: changing.length, by: day(reviewBy) },
            )}
          </Alert>
        )}
      </Stack>
      <Flex justify="flex-end" gap="8px" mt="20px" wrap="wrap">
        <Button variant="ghost" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button type="submit" loading={pricing.isPending}>
          {text('savePrices')}
        </Button>
      </Flex>
    </Panel>
  )
}
