import type { AdminProperty } from '@metrolibre/api-client'
import { conditions, maxFormImages } from '@metrolibre/contract'
import { Link, useErrorText, useNavigate } from '@metrolibre/platform'
import { useDraft, useFieldArray, useForm, useFormDraft, useWatch } from '@metrolibre/platform/forms'
import {
  Alert,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  IconButton,
  Panel,
  SimpleGrid,
  Stack,
  Text,
} from '@metrolibre/ui'
import { NumberInput, Select, Textarea, TextInput } from '@metrolibre/ui/form'
import { ArrowLeft, PaperPlaneTilt, Plus, Trash } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { toChoice, toNumber } from '../../properties/control-values.ts'
import { detailPath } from '../../properties/paths.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { PhotosPanel } from './photos-panel.tsx'
import { sheetOf, SheetKept, SheetSchema } from './sheet-values.ts'
import { usePhotos } from './use-photos.ts'
import { useSending, type Sending } from './use-sending.ts'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel padded as="section" aria-labelledby={`sheet-${id}`}>
      <Heading as="h2" id={`sheet-${id}`} textStyle="cardTitle" mb="3">
        {title}
      </Heading>
      <Stack gap="3" align="stretch">
        {children}
      </Stack>
    </Panel>
  )
}

/**
 * The sheet that an inspector fills in on site. Everything is kept on the device as it is typed and sent when there
 * is a connection.
 */
export function Sheet({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const navigate = useNavigate()
  const name = `inspection.${property.id}`
  const form = useForm(SheetSchema, {
    defaultValues: sheetOf(property, (measure) => text(`inspect.measure.${measure}`)),
  })
  useFormDraft(form, name, SheetKept)
  const kept = useDraft(name, SheetKept)
  const { photos, add, remove } = usePhotos(name)
  const { sending, online, send } = useSending({
    property,
    values: form.getValues,
    photos,
    onPhotoSent: remove,
    onDone: () => {
      kept.forget()
      navigate(detailPath(property.id))
    },
  })
  const submit = form.handleSubmit(() => send())
  const busy = sending.step === 'sheet' || sending.step === 'photos' || sending.step === 'offer'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Flex gap="2" align="center" mb="3">
        <IconButton
          as={Link}
          to={detailPath(property.id)}
          label={text('inspect.back')}
          icon={<ArrowLeft />}
        />
        <Box minW="0">
          <Heading as="h1" textStyle="sub">
            {text('inspect.title')}
          </Heading>
          <Text textStyle="small" color="fg.muted">
            {property.name || text('unnamed')} · {property.zone.zone}
          </Text>
        </Box>
      </Flex>
      {!online && <Alert tone="warn" title={text('inspect.offline')} />}
      <Grid
        mt="4"
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Measures form={form} />
        <Stack gap="4" align="stretch">
          <PhotosPanel
            photos={photos}
            left={maxFormImages - property.images.length - photos.length}
            onAdd={(files) => void add(files)}
            onRemove={(id) => void remove(id)}
          />
          <Findings form={form} />
        </Stack>
        <Stack gap="4" align="stretch">
          <Part id="offer" title={text('inspect.offer')}>
            <NumberInput
              label={text('offer.offered')}
              prefix={property.currency === 'CLP' ? '$' : 'S/'}
              suffix={text(`per.${property.rentalMode}`)}
              min={0}
              error={form.formState.errors.price?.message}
              {...form.register('price', { setValueAs: toNumber })}
            />
            <Text textStyle="small" color="fg.muted">
              {text(property.listingStatus === 'draft' ? 'missing.submission' : 'inspect.offerNote')}
            </Text>
          </Part>
          <Part id="send" title={text('inspect.toSend')}>
            <Text>{text('inspect.parts', { photos: photos.length })}</Text>
            <SendingState sending={sending} />
            <Button type="submit" variant="cta" full icon={<PaperPlaneTilt />} loading={busy}>
              {text(online ? 'inspect.send' : 'inspect.sendLater')}
            </Button>
          </Part>
        </Stack>
      </Grid>
    </form>
  )
}

type Form = ReturnType<typeof useForm<SheetSchema>>

function Measures({ form }: { form: Form }) {
  const { text } = usePropertyTexts()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'measures' })
  const names = useWatch({ control, name: 'measures' })
  return (
    <Part id="measures" title={text('inspect.measures')}>
      <NumberInput
        label={text('area')}
        suffix="m²"
        min={0}
        error={formState.errors.area?.message}
        {...register('area', { setValueAs: toNumber })}
      />
      {fields.map((field, index) => {
        const shown = names[index]?.name || text('inspect.measure.other')
        return (
          <Flex key={field.id} gap="2" align="flex-end">
            <Box flex="1" minW="0">
              <TextInput
                compact
                label={text('inspect.measureName')}
                maxLength={60}
                {...register(`measures.${index}.name`)}
              />
            </Box>
            <Box w="120px">
              <NumberInput
                compact
                label={text('inspect.measureValue')}
                aria-label={`${shown}, ${text('inspect.measureValue')}`}
                suffix={field.unit === 'm2' ? 'm²' : 'm'}
                min={0}
                {...register(`measures.${index}.value`, { setValueAs: toNumber })}
              />
            </Box>
            <IconButton
              label={text('inspect.removeMeasure', { name: shown })}
              icon={<Trash />}
              onClick={() => remove(index)}
            />
          </Flex>
        )
      })}
      <Flex gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          onClick={() => append({ name: '', value: null, unit: 'm' })}
        >
          {text('inspect.addLength')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          onClick={() => append({ name: '', value: null, unit: 'm2' })}
        >
          {text('inspect.addArea')}
        </Button>
      </Flex>
    </Part>
  )
}

function Findings({ form: { register, formState } }: { form: Form }) {
  const { text } = usePropertyTexts()
  const states = conditions.map((value) => ({ value, label: text(`condition.${value}`) }))
  return (
    <Part id="notes" title={text('inspect.notes')}>
      <SimpleGrid columns={2} gap="3">
        {(['paintingState', 'floorState'] as const).map((name) => (
          <Select
            key={name}
            label={text(name)}
            placeholder={text('none')}
            options={states}
            {...register(name, { setValueAs: toChoice })}
          />
        ))}
        {(['bathrooms', 'garage'] as const).map((name) => (
          <NumberInput
            key={name}
            label={text(name)}
            min={0}
            error={formState.errors[name]?.message}
            {...register(name, { setValueAs: toNumber })}
          />
        ))}
      </SimpleGrid>
      <Textarea
        label={text('inspect.note')}
        rows={5}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </Part>
  )
}

function SendingState({ sending }: { sending: Sending }) {
  const { text } = usePropertyTexts()
  const errorText = useErrorText()
  if (sending.step === 'refused') return <Alert tone="bad" title={errorText(sending.error).text} />
  return (
    <output>
      <Text textStyle="small" color="fg.muted">
        {text(`inspect.step.${sending.step}`)}
      </Text>
    </output>
  )
}
