import { type ApiError, isApiError } from '@metrolibre/api-client'
import { addressLimits } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box, Button, Flex } from '@metrolibre/ui'
import { ResendConfirmation } from '../../features/confirm-email/resend-confirmation.tsx'

/** Whether the exact address is withheld, which does not prevent a visit (RULES.md §7.43). */
export const isWithheld = (error: unknown): error is ApiError =>
  isApiError(error, 'email_unconfirmed', 'rate_limited')

interface Props {
  refusal: ApiError
  asking: boolean
  onAskAgain: () => void
}

/** Says why the exact address is withheld, and what to do about it. */
export function WithheldAddress({ refusal, asking, onAskAgain }: Props) {
  if (!isApiError(refusal, 'email_unconfirmed'))
    return (
      <Alert
        tone="warn"
        title={<FormattedMessage id="tenants.visit.enough" values={{ count: addressLimits.perDay }} />}
      >
        <FormattedMessage id="tenants.visit.enoughText" />
      </Alert>
    )
  return (
    <Alert tone="warn" title={<FormattedMessage id="tenants.visit.unconfirmed" />}>
      <FormattedMessage id="tenants.visit.unconfirmedText" values={{ count: addressLimits.unconfirmed }} />
      <Box mt="12px">
        <Flex gap="8px" wrap="wrap">
          <ResendConfirmation />
          <Button variant="outline" size="sm" loading={asking} onClick={onAskAgain}>
            <FormattedMessage id="tenants.visit.confirmed" />
          </Button>
        </Flex>
      </Box>
    </Alert>
  )
}
