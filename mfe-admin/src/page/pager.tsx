import { FormattedMessage } from '@metrolibre/platform'
import { Button, Flex, Text } from '@metrolibre/ui'
import { ArrowLeft, ArrowRight } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

interface Props {
  /** Describes the current page. */
  text: ReactNode
  /** Undefined on the first or the last page. */
  onNewer: (() => void) | undefined
  onOlder: (() => void) | undefined
}

/**
 * Buttons to page through a list that uses cursors. On the first and the last page one does nothing, but keeps the focus
 * of the keyboard, which a disabled button would lose.
 */
export function Pager({ text, onNewer, onOlder }: Props) {
  return (
    <Flex mt="4" gap="2" align="center" wrap="wrap">
      <Text textStyle="small" color="fg.muted" flex="1" minW="160px">
        {text}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" icon={<ArrowLeft />} aria-disabled={!onNewer} onClick={onNewer}>
          <FormattedMessage id="mfe-admin.pager.newer" />
        </Button>
        <Button variant="outline" trailingIcon={<ArrowRight />} aria-disabled={!onOlder} onClick={onOlder}>
          <FormattedMessage id="mfe-admin.pager.older" />
        </Button>
      </Flex>
    </Flex>
  )
}
