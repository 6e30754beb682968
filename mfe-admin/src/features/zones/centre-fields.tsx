import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { toFactor, type UseFormReturn } from '@metrolibre/platform/forms'
import { SimpleGrid } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MapUndrawn } from '../../page/map-undrawn.tsx'
import type { ZoneValues } from './zone-values.ts'

/** The centre of a zone as two numbers, for browsers that can't draw its map. */
export function CentreFields({ form: { register, formState } }: { form: UseFormReturn<ZoneValues> }) {
  const { formatMessage } = useIntl()
  const degrees = (name: 'lat' | 'long') => ({
    error: formState.errors[name]?.message,
    ...register(name, { setValueAs: toFactor }),
  })
  return (
    <>
      <MapUndrawn>
        <FormattedMessage id="mfe-admin.zones.mapless" />
      </MapUndrawn>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mt="4">
        <TextInput label={formatMessage({ id: 'mfe-admin.zones.latitude' })} {...degrees('lat')} />
        <TextInput label={formatMessage({ id: 'mfe-admin.zones.longitude' })} {...degrees('long')} />
      </SimpleGrid>
    </>
  )
}
