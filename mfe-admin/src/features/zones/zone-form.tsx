import { zoneAdmin } from '@metrolibre/api-client'
import {
  currencyOf,
  formatExact,
  fromMajor,
  type AdminZone,
  type AdminZoneDetail,
} from '@metrolibre/contract'
import {
  FormattedMessage,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
  useLocale,
} from '@metrolibre/platform'
import { useForm, useWatch } from '@metrolibre/platform/forms'
import { Button, Flex, Grid, Heading, Panel, Stack, useMapless } from '@metrolibre/ui'
import { useState } from 'react'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { AskedPrices } from './asked-prices.tsx'
import { CentreFields } from './centre-fields.tsx'
import { CentreMap } from './centre-map.tsx'
import { Effects } from './effects.tsx'
import { useClockName } from './use-clock-name.ts'
import { ZoneFields } from './zone-fields.tsx'
import { emptyZone, isCapital, zoneInputOf, ZoneSchema, zoneValuesOf } from './zone-values.ts'

interface Props {
  /** Null for a new one. */
  zone: AdminZoneDetail | null
  /** Called once nothing is left to be saved. */
  onSaved?: (saved: AdminZone) => void
}

const degrees = { minimumFractionDigits: 4, maximumFractionDigits: 4 } as const

/** Names, centre and values of a zone, with what is asked there and what a change of the values does. */
export function ZoneForm({ zone, onSaved }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const clockName = useClockName()
  const isMapless = useMapless()
  const { showError, toast } = useFeedback()
  const client = useQueryClient()
  const create = usePageMutation(zoneAdmin.create())
  const update = usePageMutation(zoneAdmin.update())
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState<AdminZone | null>(zone)
  const first = filled ? zoneValuesOf(filled) : emptyZone
  const form = useForm(ZoneSchema, { defaultValues: first })
  const { control, formState, setValue, reset } = form
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting)
  const label = (
    name: 'zone' | 'city' | 'state' | 'country' | 'timeZone' | 'average' | 'rate' | 'centreLabel',
  ) => formatMessage({ id: `mfe-admin.zones.${name}` })
  // A switch on this page makes a newer version, in which nothing of this form is different.
  const isSame = zone !== null && JSON.stringify(zoneValuesOf(zone)) === JSON.stringify(first)
  const { forget, merged, ifUpdatedAt, explain, notice } = useChangedMeanwhile({
    record: { ...first, updatedAt: (isSame ? zone : filled)?.updatedAt ?? '' },
    read: async () => {
      const latest = await client.fetchQuery({ ...zoneAdmin.detail(filled?.id ?? ''), staleTime: 0 })
      return { ...zoneValuesOf(latest), updatedAt: latest.updatedAt }
    },
    fields: [
      { label: label('zone'), value: (one) => one.zone },
      { label: label('city'), value: (one) => one.city },
      { label: label('state'), value: (one) => one.state },
      { label: label('country'), value: (one) => one.country },
      { label: label('timeZone'), value: (one) => clockName(one.timeZone) },
      {
        label: label('average'),
        value: ({ average, country }) => formatExact(fromMajor(average, currencyOf(country)), locale),
      },
      { label: label('rate'), value: (one) => number(one.rate, { maximumFractionDigits: 4 }) },
      {
        label: label('centreLabel'),
        value: ({ lat, long }) => `${number(lat, degrees)}, ${number(long, degrees)}`,
      },
    ],
  })
  const [zoneName, lat, long, average, rate, country] = useWatch({
    control,
    name: ['zone', 'lat', 'long', 'average', 'rate', 'country'],
  })
  const amount = Number.isFinite(average) ? fromMajor(average, currencyOf(country)).amount : 0
  const wanted = { averageValue: amount, rate: Number.isFinite(rate) ? rate : 0 }
  const submit = form.handleSubmit(async (values) => {
    const input = zoneInputOf(merged(values))
    try {
      const saved = filled
        ? await update.mutateAsync({ id: filled.id, ...input, ...(ifUpdatedAt && { ifUpdatedAt }) })
        : await create.mutateAsync(input)
      forget()
      setFilled(saved)
      toast(formatMessage({ id: 'mfe-admin.saved' }))
      if (!form.saved(zoneValuesOf(saved))) onSaved?.(saved)
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Grid templateColumns={{ base: '1fr', lg: '340px minmax(0, 1fr)' }} gap="5" mt="3" alignItems="start">
        <Panel padded>
          <Stack gap="4" align="stretch">
            {notice}
            <ZoneFields form={form} isNew={filled === null} isCountryFixed={(zone?.properties ?? 0) > 0} />
          </Stack>
        </Panel>
        <Stack gap="5" align="stretch" minW="0">
          <Panel as="section" padded aria-labelledby="centre-title">
            <Heading as="h2" id="centre-title" textStyle="cardTitle" mb="3">
              <FormattedMessage id="mfe-admin.zones.centreTitle" />
            </Heading>
            {isMapless ? (
              <CentreFields form={form} />
            ) : (
              <CentreMap
                // The map of a new zone starts again in another country.
                key={zone ? 'known' : country}
                name={zoneName}
                value={{ lat, lng: long }}
                isUnplaced={filled === null && isCapital({ lat, long }, country)}
                onChange={(place) => {
                  setValue('lat', place.lat, { shouldDirty: true })
                  setValue('long', place.lng, { shouldDirty: true })
                }}
              />
            )}
          </Panel>
          {zone && (
            <>
              <AskedPrices
                zone={zone}
                today={zone.averageValue * zone.rate}
                wanted={wanted.averageValue * wanted.rate}
              />
              <Effects zone={zone} wanted={wanted} />
            </>
          )}
          <Flex gap="2" wrap="wrap">
            <Button type="submit" variant="cta" loading={formState.isSubmitting}>
              <FormattedMessage id={filled ? 'mfe-admin.save' : 'mfe-admin.zones.create'} />
            </Button>
            {formState.isDirty && (
              <Button variant="ghost" onClick={() => reset()}>
                <FormattedMessage id="mfe-admin.discard" />
              </Button>
            )}
          </Flex>
        </Stack>
      </Grid>
    </form>
  )
}
