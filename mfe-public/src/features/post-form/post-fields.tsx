import { postCategories } from '@metrolibre/contract'
import { useDates, useIntl, type TextName } from '@metrolibre/platform'
import { useWatch, type SchemaForm } from '@metrolibre/platform/forms'
import { Box, Grid, Stack, Text } from '@metrolibre/ui'
import { RadioGroup, Textarea, TextInput } from '@metrolibre/ui/form'
import { GlobeHemisphereWest, InstagramLogo } from '@metrolibre/ui/icons'
import type { PostSchema } from './post-schema.ts'

/** As many characters as the contract allows. */
const longest = 2000

/** The words of a post. */
export function PostFields({ form }: { form: SchemaForm<typeof PostSchema> }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const { register, formState, control } = form
  const { errors } = formState
  const description = useWatch({ control, name: 'description' })
  const say = (name: TextName<'mfe-public.postForm.field'>) =>
    formatMessage({ id: `mfe-public.postForm.field.${name}` })
  const optional = formatMessage({ id: 'mfe-public.postForm.optional' })
  return (
    <Stack gap="5">
      <TextInput
        label={say('title')}
        error={errors.title?.message}
        autoComplete="organization"
        maxLength={120}
        {...register('title')}
      />
      <Box>
        <Textarea
          label={say('description')}
          help={say('descriptionHelp')}
          error={errors.description?.message}
          rows={5}
          {...register('description')}
        />
        <Text textStyle="small" color="fg.muted" textAlign="right">
          {formatMessage(
            { id: 'mfe-public.postForm.count' },
            { count: number((description ?? '').length), max: number(longest) },
          )}
        </Text>
      </Box>
      <RadioGroup
        label={say('category')}
        cards="pairs"
        error={errors.category?.message}
        options={postCategories.map((value) => ({
          value,
          label: formatMessage({ id: `mfe-public.posts.category.${value}` }),
          description: say(`category.${value}`),
        }))}
        register={register('category')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
        <TextInput
          label={say('webSite')}
          optionalText={optional}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={say('webSiteExample')}
          prefix={<GlobeHemisphereWest size={20} />}
          error={errors.webSite?.message}
          {...register('webSite')}
        />
        <TextInput
          label={say('instagram')}
          optionalText={optional}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={say('instagramExample')}
          prefix={<InstagramLogo size={20} />}
          error={errors.instagram?.message}
          {...register('instagram')}
        />
      </Grid>
    </Stack>
  )
}
