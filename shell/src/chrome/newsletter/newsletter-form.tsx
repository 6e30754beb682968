import {
  FormattedMessage,
  useCaptcha,
  useErrorText,
  useIntl,
  useLocale,
  usePageMutation,
} from '@metrolibre/platform'
import { useHydrated } from '@metrolibre/platform/browser'
import { Box, Button, chakra, Flex, Heading } from '@metrolibre/ui'
import { type FormEvent, useId } from 'react'
import { NewsletterAnswer } from './answer.tsx'

/** The form for subscribing to the newsletter. */
export function NewsletterForm() {
  const id = useId()
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const errorText = useErrorText()
  // Enabled only after hydration: without JavaScript, a plain submit would put the address into the URL.
  const hydrated = useHydrated()
  const prove = useCaptcha(false)
  const join = usePageMutation({
    mutationFn: async (form: FormData) =>
      (await import('./subscribe.ts')).subscribeToNewsletter(form, locale, prove),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (join.isPending) return
    join.mutate(new FormData(form), {
      onSuccess: ({ kind }) => kind === 'joined' && form.reset(),
    })
  }
  const outcome = join.data
  return (
    <chakra.form noValidate onSubmit={send} mb="4" position="relative">
      <Heading as="h2" id={`${id}-title`}>
        <FormattedMessage id="shell.newsletter.title" />
      </Heading>
      <Flex gap="2" wrap="wrap">
        <chakra.input
          {...field}
          type="email"
          name="email"
          maxLength={254}
          autoComplete="email"
          aria-label={formatMessage({ id: 'shell.newsletter.label' })}
          aria-describedby={`${id}-answer`}
          aria-invalid={outcome?.kind === 'invalid' || undefined}
          placeholder={formatMessage({ id: 'shell.newsletter.placeholder' })}
        />
        <Button type={hydrated ? 'submit' : 'button'} variant="cta" loading={join.isPending}>
          <FormattedMessage id="shell.newsletter.submit" />
        </Button>
      </Flex>
      <Box aria-hidden position="absolute" left="-9999px" w="1px" h="1px" overflow="hidden">
        <label htmlFor={`${id}-website`}>{formatMessage({ id: 'shell.newsletter.website' })}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </Box>
      <Box id={`${id}-answer`} aria-live="polite" textStyle="small">
        {outcome && <NewsletterAnswer good={outcome.kind !== 'invalid'}>{outcome.message}</NewsletterAnswer>}
        {join.isError && (
          <NewsletterAnswer good={false}>
            <FormattedMessage id="shell.newsletter.failed" /> {errorText(join.error).text}
          </NewsletterAnswer>
        )}
      </Box>
    </chakra.form>
  )
}

const field = {
  flex: '1',
  minW: '160px',
  h: '48px',
  px: '14px',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'tinta.subtle',
  bg: 'tinta.panel',
  color: 'tinta.fg',
  _placeholder: { color: 'tinta.subtle', opacity: 1 },
} as const
