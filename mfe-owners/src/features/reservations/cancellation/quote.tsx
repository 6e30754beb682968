import { chakra } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  message: string | null
  /** Who wrote it, or why they ask. */
  footer?: ReactNode
}

/** What a tenant wrote with the request, with the lines that it was written in. */
export const QuotedRequest = ({ message, footer }: Props) => (
  <chakra.blockquote
    ps="4"
    borderInlineStartWidth="4px"
    borderColor="border.strong"
    overflowWrap="anywhere"
    whiteSpace="pre-line"
  >
    {message && (
      <p>
        <q>{message}</q>
      </p>
    )}
    {footer && (
      <chakra.footer textStyle="small" color="fg.muted" mt={message ? '1' : '0'}>
        {footer}
      </chakra.footer>
    )}
  </chakra.blockquote>
)
