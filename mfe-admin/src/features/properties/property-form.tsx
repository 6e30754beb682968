import { adminProperties, zones, type AdminProperty } from '@metrolibre/api-client'
import { currencyOf, type Zone } from '@metrolibre/contract'
import {
  Link,
  useFeedback,
  useNavigate,
  useQuery,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Flex, Stack } from '@metrolibre/ui'
import { useMemo, useState } from 'react'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { ListFailed, ListWaiting } from '../../page/list-states.tsx'
import { detailPath, listPath } from '../../properties/paths.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { PropertyFormContext } from './form-context.ts'
import { ContactGroup, MeasuresGroup, PlaceGroup, RentGroup } from './form-groups.tsx'
import { propertyChangesOf, draftOf, emptyProperty, propertySchema, propertyValuesOf } from './form-values.ts'
import { PeopleGroup } from './people-group.tsx'
import { useComparedFields } from './use-compared-fields.ts'

/** Adds a property, or changes all that is known of one. */
export function AdminPropertyForm({ property }: { property: AdminProperty | null }) {
  const known = useQuery(zones.all())
  if (known.data) return <Fields property={property} zones={known.data.zones} />
  return known.isError ? <ListFailed error={known.error} onRetry={known.refetch} /> : <ListWaiting />
}

function Fields({ property, zones: all }: { property: AdminProperty | null; zones: readonly Zone[] }) {
  const { text } = usePropertyTexts()
  const { showError, toast } = useFeedback()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const client = useQueryClient()
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(property)
  const before = filled ? propertyValuesOf(filled) : emptyProperty
  const country = filled?.country ?? 'Chile'
  const { currencyIn, schema } = useMemo(() => {
    const of = (zoneId: string) => currencyOf(all.find(({ id }) => id === zoneId)?.country ?? country)
    return { currencyIn: of, schema: propertySchema(of) }
  }, [all, country])
  const form = useForm(schema, { defaultValues: before })
  const { formState, watch } = form
  useUnsavedChanges(formState.isDirty && !formState.isSubmitting)
  const changed = useChangedMeanwhile<AdminProperty>({
    record: filled ?? ({ updatedAt: '' } as AdminProperty),
    read: () => client.fetchQuery({ ...adminProperties.one(filled!.id), staleTime: 0 }),
    fields: useComparedFields(),
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const currency = currencyIn(values.zone)
      const saved = filled
        ? await adminProperties.update(filled.id, {
            ...propertyChangesOf(filled, values, currency),
            ifUpdatedAt: changed.ifUpdatedAt,
          })
        : await adminProperties.create(draftOf(values, currency))
      toast(text('saved'))
      void refresh()
      changed.forget()
      setFilled(saved)
      if (!form.saved(propertyValuesOf(saved))) navigate(detailPath(saved.id))
    } catch (error) {
      if (filled && (await changed.explain(error))) return
      if (!form.showFields(error)) await showError(error)
    }
  })
  return (
    <PropertyFormContext value={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="4" align="stretch" mt="5" maxW="860px">
          <PlaceGroup zones={all} />
          <MeasuresGroup />
          <RentGroup currency={currencyIn(watch('zone'))} isOpen={filled?.costsToConfirm ?? false} />
          <ContactGroup />
          <PeopleGroup property={filled} />
          {changed.notice}
          <Flex gap="2" justify="flex-end" wrap="wrap">
            <Button as={Link} to={filled ? detailPath(filled.id) : listPath} variant="ghost">
              {text('cancel')}
            </Button>
            <Button type="submit" loading={formState.isSubmitting}>
              {text('save')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </PropertyFormContext>
  )
}
