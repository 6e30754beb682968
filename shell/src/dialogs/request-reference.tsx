import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, TextLink } from '@metrolibre/ui'
import { useState } from 'react'

/** The number of a call in our logs, to be copied into a message to us. */
export function RequestReference({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Where the browser forbids it, the number can be marked and copied by hand.
      () => setCopied(false),
    )
  return (
    <Box as="span" textStyle="small" overflowWrap="anywhere">
      <FormattedMessage id="shell.notice.reference" values={{ id }} />{' '}
      <TextLink as="button" type="button" onClick={() => void copy()}>
        {formatMessage({ id: copied ? 'shell.notice.copied' : 'shell.notice.copy' })}
      </TextLink>
      <output className="ml-hidden">{copied && formatMessage({ id: 'shell.notice.copied' })}</output>
    </Box>
  )
}
