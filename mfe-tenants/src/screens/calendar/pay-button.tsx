import { FormattedMessage, useOnline } from '@metrolibre/platform'
import { Box, Button, Text } from '@metrolibre/ui'
import { LockSimple } from '@metrolibre/ui/icons'
import { type ReactNode, useId } from 'react'

interface Props {
  busy: boolean
  onPress: () => void
  children: ReactNode
}

/** Opens the checkout; without a connection it says so and does nothing. */
export function PayButton({ busy, onPress, children }: Props) {
  const note = useId()
  const online = useOnline()
  return (
    <Box>
      {/* As wide as the button, and above it: below, it may be out of sight. */}
      <Box as="output" display="block" w="0" minW="100%">
        {!online && (
          <Text as="span" display="block" id={note} textStyle="small" color="fg.muted" mb="8px">
            <FormattedMessage id="tenants.booking.pay.offline" />
          </Text>
        )}
      </Box>
      <Button
        variant="cta"
        size="lg"
        full
        icon={<LockSimple />}
        loading={busy}
        {...(online ? { onClick: onPress } : { 'aria-disabled': true, 'aria-describedby': note })}
      >
        {children}
      </Button>
    </Box>
  )
}
