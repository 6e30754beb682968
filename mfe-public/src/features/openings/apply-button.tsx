import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { Button, VisuallyHidden } from '@metrolibre/ui'

interface Props {
  /** The title of the opening, which the subject of the mail contains. */
  title: string
  variant: 'cta' | 'outline'
}

/** Opens a mail that names the opening. */
export function ApplyForJobButton({ title, variant }: Props) {
  const { formatMessage } = useIntl()
  const { contactEmail } = useRuntimeConfig()
  const subject = encodeURIComponent(formatMessage({ id: 'mfe-public.work.opening.subject' }, { title }))
  return (
    <Button as="a" href={`mailto:${contactEmail}?subject=${subject}`} variant={variant}>
      <FormattedMessage id="mfe-public.work.opening.apply" />
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  )
}
