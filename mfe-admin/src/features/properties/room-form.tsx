import { adminProperties, type AdminProperty, type AdminRoomDraft, type Room } from '@metrolibre/api-client'
import {
  CalendarDate,
  endAfter,
  fieldSign,
  fitsCurrency,
  fromMajor,
  lastDayBefore,
  nameText,
  printed,
  toAmount,
  toMajor,
  type CurrencyCode,
} from '@metrolibre/contract'
import {
  Link,
  useFeedback,
  useLocale,
  useNavigate,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { toDecimal, useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { DateInput, SegmentedControl, Textarea, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import * as v from 'valibot'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { roomPath, roomsPath } from '../../properties/paths.ts'
import { useRecordedValue } from '../../properties/use-recorded-value.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { useFieldName } from '../../properties/use-field-name.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

const amount = v.nullable(
  v.pipe(
    v.number('validation.invalid'),
    v.minValue(0, 'validation.min'),
    v.maxValue(99_999_999, 'validation.max'),
  ),
)
const day = v.union([v.literal(''), CalendarDate], 'validation.date')

/** What the form of a room checks. The price is in major units and the area in square metres. */
const RoomFields = v.object({
  name: printed(nameText(160)),
  description: v.pipe(v.string(), v.maxLength(5000, 'validation.max_length')),
  area: amount,
  price: amount,
  rentalMode: v.picklist(['month', 'hour']),
  /** One thing per line. */
  included: v.pipe(v.string(), v.maxLength(2000, 'validation.max_length')),
  startLease: day,
  endLease: day,
})
type RoomValues = v.InferInput<typeof RoomFields>

const roomSchema = (currency: CurrencyCode) =>
  v.object({
    ...RoomFields.entries,
    price: v.pipe(
      amount,
      v.check((price) => fitsCurrency(price, currency), 'validation.whole_amount'),
    ),
  })

const valuesOf = (room: Room | null, property: AdminProperty): RoomValues => {
  const price = room && (room.rentalMode === 'hour' ? room.hourlyPrice : room.monthlyPrice)
  return {
    name: room?.name ?? '',
    description: room?.description ?? '',
    area: room?.area ?? null,
    price: room && price !== null ? toMajor({ amount: price, currency: room.currency }) : null,
    rentalMode: room?.rentalMode ?? property.rentalMode,
    included: room?.included.join('\n') ?? '',
    startLease: room?.startLease ?? '',
    endLease: room?.endLease ? lastDayBefore(room.endLease) : '',
  }
}

const draftOf = (values: RoomValues, currency: CurrencyCode): AdminRoomDraft => {
  const { price, included, startLease, endLease, area, ...rest } = values
  const minor = price === null ? null : fromMajor(price, currency).amount
  const hourly = values.rentalMode === 'hour'
  return {
    ...rest,
    area: area || null,
    monthlyPrice: hourly ? null : minor,
    hourlyPrice: hourly ? minor : null,
    included: included
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    startLease: startLease || null,
    endLease: endLease ? endAfter(endLease) : null,
  }
}

/** What an admin reads of a room always has its version. */
const versioned = (room: Room) => ({ ...room, updatedAt: room.updatedAt ?? '' })

const compared = [
  'name',
  'area',
  'rentalMode',
  'monthlyPrice',
  'hourlyPrice',
  'startLease',
  'endLease',
  'description',
  'included',
] as const

/** Adds a room to a property, or changes one. */
export function AdminRoomForm({ property, room }: { property: AdminProperty; room: Room | null }) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  const { showError, toast } = useFeedback()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const client = useQueryClient()
  const fieldName = useFieldName()
  const recorded = useRecordedValue()
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(room)
  // A switch or a photo next to the form makes a newer version in which nothing of the form is different.
  const isSame = filled && room && compared.every((name) => String(filled[name]) === String(room[name]))
  const [schema] = useState(() => roomSchema(property.currency))
  const form = useForm(schema, { defaultValues: valuesOf(filled, property) })
  const changed = useChangedMeanwhile<ReturnType<typeof versioned>>({
    record: versioned((isSame ? room : filled) ?? ({} as Room)),
    read: async () => {
      const { rooms } = await client.fetchQuery({ ...adminProperties.one(property.id), staleTime: 0 })
      return versioned(rooms.find(({ id }) => id === filled?.id) ?? filled!)
    },
    fields: compared.map((name) => ({
      label: fieldName(name),
      value: (one) => recorded(name, one[name], one.currency) ?? String(one[name] ?? ''),
    })),
  })
  const { register, formState, watch } = form
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting)
  const problem = (name: keyof RoomValues) => formState.errors[name]?.message
  const submit = form.handleSubmit(async (values) => {
    const draft = draftOf(values, property.currency)
    try {
      const saved = filled
        ? await adminProperties.updateRoom(filled.id, {
            ...changed.merged(draft),
            ifUpdatedAt: changed.ifUpdatedAt,
          })
        : await adminProperties.addRoom(property.id, draft)
      toast(text('saved'))
      await refresh()
      changed.forget()
      setFilled(saved)
      if (!form.saved(valuesOf(saved, property)))
        navigate(filled ? roomsPath(property.id) : roomPath(property.id, saved.id))
    } catch (error) {
      if (filled && (await changed.explain(error))) return
      if (!form.showFields(error)) await showError(error)
    }
  })
  return (
    <Panel
      padded
      as="form"
      noValidate
      aria-label={room ? room.name : text('room.new')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="4" align="stretch">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextInput label={text('name')} maxLength={160} error={problem('name')} {...register('name')} />
          <TextInput
            inputMode="decimal"
            label={text('area')}
            suffix="m²"
            error={problem('area')}
            {...register('area', { setValueAs: toDecimal })}
          />
          <SegmentedControl
            label={text('rentalMode')}
            options={(['month', 'hour'] as const).map((value) => ({
              value,
              label: text(`rentalMode.${value}`),
            }))}
            register={register('rentalMode')}
          />
          <TextInput
            inputMode="decimal"
            label={text('value')}
            prefix={fieldSign(property.currency, locale)}
            suffix={text(`per.${watch('rentalMode')}`)}
            error={problem('price')}
            {...register('price', { setValueAs: toAmount(property.currency) })}
          />
          <DateInput label={text('startLease')} error={problem('startLease')} {...register('startLease')} />
          <DateInput label={text('endLease')} error={problem('endLease')} {...register('endLease')} />
        </SimpleGrid>
        <Textarea
          label={text('description')}
          rows={4}
          error={problem('description')}
          {...register('description')}
        />
        <Textarea
          label={text('included')}
          help={text('includedHelp')}
          rows={3}
          error={problem('included')}
          {...register('included')}
        />
        {changed.notice}
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button as={Link} to={roomsPath(property.id)} variant="ghost">
            {text('cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {text('save')}
          </Button>
        </Flex>
      </Stack>
    </Panel>
  )
}
