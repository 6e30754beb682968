import type { AdminProperty } from '@metrolibre/api-client'
import { maxGalleryImages } from '@metrolibre/contract'
import { Link, deviceStorage, useLocale, useNavigate } from '@metrolibre/platform'
import { keepsDrafts } from '@metrolibre/platform/browser'
import { useState } from 'react'
import { useDraft, useForm, useFormDraft, useWatch } from '@metrolibre/platform/forms'
import { Alert, Box, Flex, Grid, Heading, IconButton, Stack, Text } from '@metrolibre/ui'
import { ArrowLeft } from '@metrolibre/ui/icons'
import { detailPath } from '../../properties/paths.ts'
import { useAskAboutOffer } from '../../properties/use-ask-about-offer.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { Findings } from './findings.tsx'
import { Measures } from './measures.tsx'
import { OtherTab } from './other-tab.tsx'
import { OfferPart } from './offer-part.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import { InspectionProgress } from './progress.tsx'
import { newOffer, sheetValuesOf, SheetKept, sheetSchema, type SheetValues } from './sheet-values.ts'
import { ToSend } from './to-send.tsx'
import { usePhotos } from './use-photos.ts'
import { useSending } from './use-sending.ts'

/**
 * The sheet that an inspector fills in on site. Everything is kept on the device as it is typed and sent when there
 * is a connection.
 */
export function InspectionSheetForm({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const name = `inspection.${property.id}`
  const [schema] = useState(() => sheetSchema(property.currency))
  const form = useForm(schema, {
    defaultValues: sheetValuesOf(property, locale),
  })
  useFormDraft(form, name, SheetKept)
  const kept = useDraft(name, SheetKept)
  const { photos: kepts, add, remove } = usePhotos(name)
  const photos = kepts ?? []
  // Those of the owner take no room of the office's.
  const ours = property.images.filter(({ byOffice }) => byOffice).length
  const { sending, online, send } = useSending({
    name,
    property,
    values: form.getValues,
    photos: kepts,
    onPhotoSent: remove,
    onDone: () => {
      kept.forget()
      navigate(detailPath(property.id))
    },
  })
  const { ask } = useAskAboutOffer(property)
  const submit = form.handleSubmit(async () => {
    // The inspector is there. Without a connection the question may not be loaded; the warning next to the price is.
    if (!online || (await ask(newOffer(property, form.getValues()), { seen: true }))) send()
  })
  // Every field has a value from the beginning, so none is missing here.
  const values = useWatch({ control: form.control }) as SheetValues
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
      {!keepsDrafts(deviceStorage) && <Alert tone="warn" title={text('inspect.notKept')} />}
      <OtherTab form={form} name={name} />
      {!online && <Alert tone="warn" title={text('inspect.offline')} />}
      <InspectionProgress values={values} kind={property.propertyType} photos={ours + photos.length} />
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
            left={maxGalleryImages - ours - photos.length}
            onAdd={(files) => void add(files)}
            onRemove={(id) => void remove(id)}
          />
          <Findings form={form} kind={property.propertyType} />
        </Stack>
        <Stack gap="4" align="stretch">
          <OfferPart property={property} form={form} offered={newOffer(property, values)} />
          <ToSend
            photos={photos}
            offers={newOffer(property, values) !== null}
            sending={sending}
            online={online}
          />
        </Stack>
      </Grid>
    </form>
  )
}
