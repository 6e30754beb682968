import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, TextLink } from '@metrolibre/ui'
import { useState } from 'react'

/** The id of a request in our logs, collapsed at first. */
export const FoldedReference = ({ id }: { id: string }) => (
  <Box as="details" textStyle="small">
    <Box as="summary" w="fit-content" py="12px" pr="8px" cursor="pointer">
      <FormattedMessage id="shell.notice.detail" />
    </Box>
    <RequestReference id={id} />
  </Box>
)

/** The id of a request in our logs, with a button that copies it for a message to support. */
export function RequestReference({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // When the browser forbids copying, the user can still select the id and copy it by hand.
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
