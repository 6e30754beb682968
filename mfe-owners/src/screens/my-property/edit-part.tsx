import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { ownerChange, type Zone } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation, useUnsavedChanges } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Box, Button, Flex, Stack } from '@metrolibre/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ListingFormContext } from '../../features/property-form/form-fields.ts'
import { UnsavedRoomContext, useUnsavedRoom } from '../../features/rooms/unsaved-room.ts'
import { changesBetween, listingCostsSent, listingOf } from '../../listing/listing-mapping.ts'
import { listingSchema } from '../../listing/listing-values.ts'
import { fieldsOf, type ListingStep } from '../../listing/steps.ts'
import { StepFields } from '../../listing-fields/step-fields.tsx'

interface Props {
  property: OwnedProperty
  part: ListingStep
  zones: readonly Zone[]
  onDone: () => void
}

/** The parts whose changes are saved by themselves. */
const immediate: readonly ListingStep[] = ['photos', 'rooms']
/** The parts that contracts quote. */
const inContracts: readonly ListingStep[] = ['kind', 'place', 'measure', 'services', 'rent']

/** Changes one part of a property in its place, after saying what a change leads to. */
export function EditPart({ property, part, zones, onDone }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const box = useRef<HTMLDivElement>(null)
  const update = usePageMutation(ownProperties.update(property.id))
  // The property is read again meanwhile, and what others changed since must not be changed back.
  const [before, setBefore] = useState(() => listingOf(property))
  // Only the place of a property that was not handed in yet can change, and with it the currency.
  const schema = useMemo(() => listingSchema(() => property.currency), [property.currency])
  const form = useForm(schema, { defaultValues: before })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  useEffect(() => {
    box.current
      ?.querySelector<HTMLElement>('input:not([type=file]):not(:disabled), textarea, select, button')
      ?.focus()
  }, [])
  const { report, mayLeave } = useUnsavedRoom()
  const close = async () => {
    if (await mayLeave()) onDone()
  }
  const { listingStatus, zone, currency } = property
  const changes = (field: string) => ownerChange(listingStatus, field)
  const noted = fieldsOf[part].some((field) => changes(field) === 'noted')
  const confirms = part === 'rent' && property.costsToConfirm
  const save = async () => {
    if (!(await form.trigger([...fieldsOf[part]], { shouldFocus: true }))) return
    const sent = structuredClone(form.getValues())
    const changed = {
      ...changesBetween(before, sent, () => currency),
      ...(confirms && { ...listingCostsSent(sent, currency), costsConfirmed: true as const }),
    }
    try {
      if (Object.keys(changed).length > 0) await update.mutateAsync(changed)
      toast(formatMessage({ id: 'mfe-owners.panel.saved' }))
      setBefore(sent)
      if (!form.saved(sent, sent)) onDone()
    } catch (error) {
      if (!form.showFields(error)) await showError(error)
    }
  }
  return (
    <ListingFormContext value={form}>
      <Stack ref={box} gap="18px" align="stretch">
        {noted && (
          <Alert tone="warn" role="none" title={formatMessage({ id: 'mfe-owners.panel.verified' })}>
            {formatMessage({ id: 'mfe-owners.panel.verifiedText' })}
          </Alert>
        )}
        {confirms && (
          <Alert tone="warn" role="none" title={formatMessage({ id: 'mfe-owners.panel.costs.title' })}>
            {formatMessage({ id: 'mfe-owners.panel.costs.text' })}
          </Alert>
        )}
        {inContracts.includes(part) && listingStatus === 'published' && (
          <Alert role="none" title={formatMessage({ id: 'mfe-owners.panel.contracts' })}>
            {formatMessage({ id: 'mfe-owners.panel.contractsText' })}
          </Alert>
        )}
        <UnsavedRoomContext value={report}>
          <StepFields
            step={part}
            property={property}
            zones={zones}
            country={zone.country}
            fixed={changes('propertyType') === 'fixed'}
          />
        </UnsavedRoomContext>
      </Stack>
      <Box mt="18px">
        {immediate.includes(part) ? (
          <Button onClick={() => void close()}>{formatMessage({ id: 'mfe-owners.panel.ready' })}</Button>
        ) : (
          <Flex gap="8px" wrap="wrap">
            <Button loading={update.isPending} onClick={() => void save()}>
              {formatMessage({ id: confirms ? 'mfe-owners.panel.costs.save' : 'mfe-owners.panel.save' })}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {formatMessage({ id: 'mfe-owners.panel.cancel' })}
            </Button>
          </Flex>
        )}
      </Box>
    </ListingFormContext>
  )
}
