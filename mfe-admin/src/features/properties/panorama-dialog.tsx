import { panoramas } from '@metrolibre/api-client'
import type { Image3d } from '@metrolibre/contract'
import { useFeedback } from '@metrolibre/platform'
import { toFactor, useForm } from '@metrolibre/platform/forms'
import { Button, SimpleGrid, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import * as v from 'valibot'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { exactCoordinate, shownCoordinate } from './coordinate.ts'

const within = (most: number) =>
  v.pipe(
    v.number('validation.required'),
    v.minValue(-most, 'validation.invalid'),
    v.maxValue(most, 'validation.invalid'),
  )
const Schema = v.object({
  name: v.pipe(v.string(), v.regex(/\S/u, 'validation.required'), v.maxLength(160, 'validation.max_length')),
  latitude: within(90),
  longitude: within(180),
})

interface Props {
  propertyId: string
  panorama: Image3d
  onClose: () => void
}

/** Changes the name and the place of a 3D point. */
export function PanoramaDialog({ propertyId, panorama, onClose }: Props) {
  const { text } = usePropertyTexts()
  const { showError } = useFeedback()
  const refresh = useRefresh()
  const { id, name } = panorama
  const exact = { latitude: panorama.latitude ?? 0, longitude: panorama.longitude ?? 0 }
  const form = useForm(Schema, {
    defaultValues: {
      name,
      latitude: shownCoordinate(exact.latitude),
      longitude: shownCoordinate(exact.longitude),
    },
  })
  const { register, formState } = form
  const submit = form.handleSubmit(async (values) => {
    try {
      await panoramas.update(id, {
        ...values,
        latitude: exactCoordinate(exact.latitude, values.latitude),
        longitude: exactCoordinate(exact.longitude, values.longitude),
        propertyId,
      })
      await refresh()
      onClose()
    } catch (error) {
      if (!form.showFields(error)) await showError(error)
    }
  })
  const number = (field: 'latitude' | 'longitude') => ({
    label: text(`panorama.${field}`),
    inputMode: 'decimal' as const,
    error: formState.errors[field]?.message,
    ...register(field, { setValueAs: toFactor }),
  })
  return (
    <Dialog
      open
      title={text('panorama.change', { name })}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <Button loading={formState.isSubmitting} onClick={() => void submit()}>
          {text('save')}
        </Button>
      }
    >
      <Stack gap="4" align="stretch">
        <TextInput
          label={text('panorama.name')}
          maxLength={160}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextInput {...number('latitude')} />
          <TextInput {...number('longitude')} />
        </SimpleGrid>
      </Stack>
    </Dialog>
  )
}
