import { isApiError } from '@metrolibre/api-client'
import { FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, EmptyState } from '@metrolibre/ui'
import { ListFailed, ListWaiting } from './list-states.tsx'
import { AdminPage } from './page.tsx'

interface Props {
  /** The list that the record belongs to. */
  listTo: string
  /** Undefined while it is loading. */
  error: unknown
  onRetry: () => Promise<unknown>
}

/** The page of a record that is loading, could not be loaded, or does not exist. */
export function RecordStates({ listTo, error, onRetry }: Props) {
  if (isApiError(error, 'not_found')) return <RecordMissing listTo={listTo} />
  return (
    <AdminPage title={<FormattedMessage id="mfe-admin.record.title" />} text="">
      {error ? (
        <ListFailed
          error={error}
          onRetry={onRetry}
          title={<FormattedMessage id="mfe-admin.record.failed" />}
        />
      ) : (
        <ListWaiting />
      )}
    </AdminPage>
  )
}

/** Shown for a record that was deleted or never existed. */
export const RecordMissing = ({ listTo }: { listTo: string }) => (
  <AdminPage title={<FormattedMessage id="mfe-admin.record.missing" />} text="">
    <Box mt="4">
      <EmptyState
        title={<FormattedMessage id="mfe-admin.record.missingText" />}
        action={
          <Button as={Link} to={listTo} variant="outline">
            <FormattedMessage id="mfe-admin.record.back" />
          </Button>
        }
      />
    </Box>
  </AdminPage>
)
