import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { Box, Flex } from '../layout.tsx'
import { Alert } from './alert.tsx'
import type { FailurePanelProps } from './failure-panel.tsx'

interface FailureNoticeProps extends Omit<FailurePanelProps, 'detail'> {
  /** The button that dismisses the notice and cancels what was opened. */
  close?: { text: FailurePanelProps['text']; onClose: () => void }
}

/**
 * A notice that floats over the page in place of a dialog or menu whose code could not be loaded. It is a child of the body: in
 * the header, to which menus belong, the question about cookies would cover it.
 */
export const FailureNotice = ({ title, text, retry, close }: FailureNoticeProps) =>
  createPortal(
    <Box
      position="fixed"
      insetX="12px"
      bottom={{ base: '92px', md: '24px' }}
      maxW="560px"
      mx="auto"
      zIndex="toast"
    >
      <Alert
        tone="bad"
        title={title}
        action={
          <Flex gap="8px" wrap="wrap">
            <Button size="sm" variant="outline" loading={retry.loading} onClick={retry.onRetry}>
              {retry.text}
            </Button>
            {close && (
              <Button size="sm" variant="ghost" onClick={close.onClose}>
                {close.text}
              </Button>
            )}
          </Flex>
        }
      >
        {text}
      </Alert>
    </Box>,
    document.body,
  )
