import { shownPhone } from '@metrolibre/contract/phones'
import { useIntl, useSession, type TextName } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { useEffect } from 'react'
import { useFields, useListingForm } from './form-fields.ts'

const longest = 5000

/** How the place is described, and how its visitors reach somebody. */
export function ContactStep() {
  const { formatMessage } = useIntl()
  const { control, getValues, setValue } = useListingForm()
  const { user } = useSession()
  // An owner who told us before is not asked again, and sees here what is published.
  useEffect(() => {
    const [email, phone] = getValues(['email', 'phone'])
    if (!user || email || phone) return
    setValue('email', user.email, { shouldDirty: true })
    if (user.phone) setValue('phone', shownPhone(user.phone), { shouldDirty: true })
  }, [user, getValues, setValue])
  const { text } = useFields()
  const description = useWatch({ control, name: 'description' })
  const say = (name: TextName<'mfe-owners.listing'>) => formatMessage({ id: `mfe-owners.listing.${name}` })
  return (
    <Stack gap="22px" align="stretch">
      <Textarea
        label={say('textAbout')}
        rows={6}
        optionalText={say('optional')}
        help={formatMessage(
          { id: 'mfe-owners.listing.textLength' },
          { count: description.length, max: longest },
        )}
        {...text('description')}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
        <TextInput
          type="email"
          autoComplete="email"
          label={say('email')}
          help={say('contactHelp')}
          {...text('email')}
        />
        <TextInput type="tel" autoComplete="tel" label={say('phone')} {...text('phone')} />
      </SimpleGrid>
      <TextInput
        type="url"
        inputMode="url"
        label={say('bookingLink')}
        optionalText={say('optional')}
        help={say('bookingLinkHelp')}
        placeholder="https://calendly.com/"
        {...text('calendlyLink')}
      />
    </Stack>
  )
}
