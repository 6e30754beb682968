import { conditions, EstimateBody, propertyTypes, type Zone } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { toChoice, toDecimal, useController, useForm, useWatch } from '@metrolibre/platform/forms'
import { Button, Panel, SimpleGrid, Stack } from '@metrolibre/ui'
import { Select, TextInput } from '@metrolibre/ui/form'
import type { InferOutput } from 'valibot'
import { ZonePicker } from '../../listing/zone-picker.tsx'
import { isEstimated } from '../../listing/kinds.ts'

export type EstimateFormInput = InferOutput<typeof EstimateBody>

interface Props {
  zones: readonly Zone[]
  loading: boolean
  onAsk: (input: EstimateFormInput) => void
}

/** What an estimate needs, for visitors who only want to know. */
export function EstimateForm({ zones, loading, onAsk }: Props) {
  const { formatMessage } = useIntl()
  const form = useForm(EstimateBody, {
    defaultValues: {
      propertyType: 'room',
      zone: '',
      paintingState: null,
      floorState: null,
      rentalMode: 'month',
    },
  })
  const { control, register, formState, setValue } = form
  // Before the fields below it, because the first registered one of those in error takes the focus.
  const { field: zone } = useController({ control, name: 'zone' })
  const kind = useWatch({ control, name: 'propertyType' })
  const mode = useWatch({ control, name: 'rentalMode' })
  // What is rented by the hour is only compared.
  const isComputed = isEstimated(kind) && mode !== 'hour'
  const submit = form.handleSubmit((values) =>
    onAsk(
      isEstimated(values.propertyType) && values.rentalMode !== 'hour'
        ? values
        : { ...values, paintingState: null, floorState: null },
    ),
  )
  return (
    <Panel
      as="form"
      padded
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="20px" align="stretch">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
          <Select
            label={formatMessage({ id: 'mfe-owners.listing.kind' })}
            options={propertyTypes.map((value) => ({
              value,
              label: formatMessage({ id: `mfe-owners.kind.${value}` }),
            }))}
            error={formState.errors.propertyType?.message}
            {...register('propertyType')}
          />
          <ZonePicker
            zones={zones}
            value={zone.value}
            error={formState.errors.zone?.message}
            disabled={false}
            inputRef={zone.ref}
            onChange={({ id }) => setValue('zone', id, { shouldDirty: true, shouldValidate: true })}
            onBlur={zone.onBlur}
          />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
          <TextInput
            label={formatMessage({
              id: `mfe-owners.listing.${kind === 'terreno' ? 'areaOfLand' : 'area'}`,
            })}
            suffix="m²"
            inputMode="decimal"
            error={formState.errors.area?.message}
            {...register('area', { setValueAs: (typed) => toDecimal(typed) ?? undefined })}
          />
          <Select
            label={formatMessage({ id: 'mfe-owners.listing.rentalMode' })}
            options={(['month', 'hour'] as const).map((value) => ({
              value,
              label: formatMessage({ id: `mfe-owners.listing.rentalMode.${value}` }),
            }))}
            {...register('rentalMode')}
          />
          {isComputed &&
            (['paintingState', 'floorState'] as const).map((field) => (
              <Select
                key={field}
                label={formatMessage({ id: `mfe-owners.listing.${field}` })}
                optionalText={formatMessage({ id: 'mfe-owners.listing.optional' })}
                placeholder={formatMessage({ id: 'mfe-owners.listing.unknown' })}
                options={conditions.map((value) => ({
                  value,
                  label: formatMessage({ id: `mfe-owners.listing.${field}.${value}` }),
                }))}
                {...register(field, { setValueAs: toChoice })}
              />
            ))}
        </SimpleGrid>
        <div>
          <Button type="submit" size="lg" loading={loading}>
            {formatMessage({ id: 'mfe-owners.listing.calculate' })}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
