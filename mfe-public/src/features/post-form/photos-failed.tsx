import { FormattedMessage } from '@metrolibre/platform'
import type { FailedProps } from '@metrolibre/platform/browser'
import { Alert, Button } from '@metrolibre/ui'

/** Shown instead of the photos when their code could not be loaded. */
export const PhotosFailed = ({ onRetry }: FailedProps<object>) => (
  <Alert
    tone="bad"
    title={<FormattedMessage id="mfe-public.postForm.photos.failed" />}
    action={
      <Button variant="outline" size="sm" onClick={onRetry}>
        <FormattedMessage id="mfe-public.postForm.retry" />
      </Button>
    }
  />
)
