import { Button } from '../button/button.tsx'
import { Box, Flex } from '../layout.tsx'
import { Alert } from './alert.tsx'
import type { FailurePanelProps } from './failure-panel.tsx'

interface FailureNoticeProps extends Omit<FailurePanelProps, 'detail'> {
  /** Takes back what was asked for. */
  close?: { text: FailurePanelProps['text']; onClose: () => void }
}

/** Floats over the page in place of a window or menu that could not be fetched. */
export const FailureNotice = ({ title, text, retry, close }: FailureNoticeProps) => (
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
  </Box>
)
