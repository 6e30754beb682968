import { ownBlocks, type OwnedProperty } from '@metrolibre/api-client'
import { hourText } from '@metrolibre/contract'
import { useFeedback, useIntl, usePageMutation, useUnsavedChanges, type TextName } from '@metrolibre/platform'
import { useForm, useWatch } from '@metrolibre/platform/forms'
import { Alert, Button, Flex, SimpleGrid, Stack } from '@metrolibre/ui'
import { DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useMemo } from 'react'
import { blockSchema, emptyBlock, periodOfBlock } from './block-values.ts'
import { clashesWith, type CalendarEntry } from './entries.ts'
import { usePeriodText } from './use-period-text.ts'

interface Props {
  property: OwnedProperty
  entries: readonly CalendarEntry[]
  today: string
  onClose: () => void
}

const clock = (hour: number) => ({ value: String(hour), label: hourText(hour) })
const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** Blocks a period, so that nobody can book it. Says at once when it is taken. */
export function BlockForm({ property, entries, today, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const period = usePeriodText(property)
  const add = usePageMutation(ownBlocks.add(property.id))
  const schema = useMemo(() => blockSchema(today), [today])
  const form = useForm(schema, { defaultValues: emptyBlock })
  const { register, control, formState, handleSubmit } = form
  useUnsavedChanges(formState.isDirty && !formState.isSubmitSuccessful)
  const values = useWatch({ control }) as typeof emptyBlock
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  const place = (roomId: string) => ({
    timeZone: property.timeZone,
    rentalMode: (rooms.find(({ id }) => id === roomId) ?? property).rentalMode,
  })
  const wanted = values.from < today ? undefined : periodOfBlock(values, place(values.roomId))
  const clash = wanted && clashesWith(entries, { ...wanted, roomId: values.roomId || null })[0]
  const say = (name: TextName<'mfe-owners.panel.block'>) =>
    formatMessage({ id: `mfe-owners.panel.block.${name}` })
  const error = (name: keyof typeof emptyBlock) => formState.errors[name]?.message
  const submit = handleSubmit(async ({ roomId, note, ...rest }) => {
    const given = periodOfBlock({ roomId, note, ...rest }, place(roomId))
    if (!given || clash) return
    try {
      await add.mutateAsync({ period: given, roomId: roomId || null, note })
      toast(say('saved'))
      onClose()
    } catch (failure) {
      if (!form.showFields(failure)) await showError(failure)
    }
  })
  return (
    <Dialog
      open
      size="md"
      title={say('title')}
      description={say('text')}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="18px" align="stretch">
          {rooms.length > 0 && (
            <Select
              label={say('where')}
              options={[
                { value: '', label: formatMessage({ id: 'mfe-owners.panel.calendar.whole' }) },
                ...rooms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...register('roomId')}
            />
          )}
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="18px">
            <DateInput label={say('from')} min={today} error={error('from')} {...register('from')} />
            <DateInput
              label={say('to')}
              help={say('toHelp')}
              min={values.from || today}
              error={error('to')}
              {...register('to')}
            />
            {place(values.roomId).rentalMode === 'hour' && (
              <>
                <Select
                  label={say('fromHour')}
                  options={hours.slice(0, -1).map(clock)}
                  {...register('fromHour')}
                />
                <Select label={say('toHour')} options={hours.slice(1).map(clock)} {...register('toHour')} />
              </>
            )}
          </SimpleGrid>
          <TextInput
            label={say('note')}
            optionalText={formatMessage({ id: 'mfe-owners.panel.optional' })}
            help={say('noteHelp')}
            maxLength={200}
            error={error('note')}
            {...register('note')}
          />
          <div aria-live="polite">
            {wanted &&
              (clash ? (
                <Alert tone="bad" role="none" title={say('taken')}>
                  {clash.text || formatMessage({ id: `mfe-owners.panel.calendar.${clash.kind}` })},{' '}
                  {period(clash)}
                </Alert>
              ) : (
                <Alert tone="ok" role="none" title={say('free')} />
              ))}
          </div>
        </Stack>
        <Flex justify="flex-end" gap="8px" mt="20px" wrap="wrap">
          <Button variant="ghost" onClick={onClose}>
            {formatMessage({ id: 'mfe-owners.panel.cancel' })}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {say('save')}
          </Button>
        </Flex>
      </form>
    </Dialog>
  )
}
