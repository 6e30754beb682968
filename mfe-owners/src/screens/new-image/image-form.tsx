import { isApiError, panoramas, type OwnedProperty } from '@metrolibre/api-client'
import {
  useFeedback,
  usePageMutation,
  useNavigate,
  useUnsavedChanges,
  Link,
  useIntl,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, Flex, Stack } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ImageField } from '../../features/new-image/image-field.tsx'
import { NewImagePlace } from '../../features/new-image/place.tsx'
import { NewImagePreview } from '../../features/new-image/preview.tsx'
import { useChosenImage } from '../../features/new-image/use-chosen-image.ts'
import { useSayNewImage } from '../../features/new-image/use-say.ts'
import { ownPropertyPath } from '../../paths.ts'

const maxName = 160
const NameSchema = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/\S/u, 'validation.required'),
    v.maxLength(maxName, 'validation.max_length'),
  ),
})

interface Props {
  property: OwnedProperty
  /** Where the pin starts; without it, the server takes the place of the property. */
  start: { lat: number; lng: number } | undefined
}

/** The picture, its name and its place. Nothing is lost when saving fails. */
export function ImageForm({ property, start }: Props) {
  const { formatMessage } = useIntl()
  const say = useSayNewImage()
  const navigate = useNavigate()
  const { toast, showError } = useFeedback()
  const chosen = useChosenImage()
  const form = useForm(NameSchema, { defaultValues: { name: '' } })
  const [place, setPlace] = useState(start)
  const [imageError, setImageError] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const chooser = useRef<HTMLButtonElement>(null)
  const add = usePageMutation(panoramas.add(property.id))
  const image = chosen.state.step === 'chosen' ? chosen.state.image : undefined
  const dirty = chosen.state.step !== 'none' || form.formState.isDirty || place !== start
  useUnsavedChanges(dirty && !add.isSuccess)

  const page = `${ownPropertyPath(property.id)}#views`
  const { isSuccess } = add
  // Only once it is saved, so that leaving asks nothing.
  useEffect(() => {
    if (isSuccess) navigate(page)
  }, [isSuccess, navigate, page])

  const showImageError = (text: string) => {
    setImageError(text)
    chooser.current?.focus()
  }
  const save = async () => {
    if (add.isPending) return
    const named = await form.trigger('name', { shouldFocus: image !== undefined })
    if (!image) return showImageError(say('needed'))
    if (!named) return
    setProgress(0)
    try {
      await add.mutateAsync({
        name: form.getValues('name').trim(),
        image: image.file,
        place: place && { latitude: place.lat, longitude: place.lng },
        onProgress: setProgress,
      })
      toast(say('saved'))
    } catch (error) {
      setProgress(undefined)
      const refused = isApiError(error) && error.fields.find(({ path }) => path === 'image')?.message
      if (refused) showImageError(refused)
      else if (!form.showFields(error)) await showError(error)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="32px" align="stretch">
        {property.listingStatus === 'published' && (
          <Alert role="none" title={say('published')}>
            {say('publishedText')}
          </Alert>
        )}
        <ImageField
          chosen={chosen}
          error={imageError}
          progress={progress}
          onChange={() => setImageError(undefined)}
          buttonRef={chooser}
        />
        {image && <NewImagePreview address={image.address} />}
        <TextInput
          label={say('name')}
          help={say('nameHelp')}
          maxLength={maxName}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        {place && <NewImagePlace value={place} onChange={setPlace} />}
        <Flex gap="8px" wrap="wrap">
          <Button type="submit" variant="cta" size="lg" loading={add.isPending}>
            {say('save')}
          </Button>
          <Button as={Link} to={page} variant="ghost" size="lg">
            {formatMessage({ id: 'mfe-owners.panel.cancel' })}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
