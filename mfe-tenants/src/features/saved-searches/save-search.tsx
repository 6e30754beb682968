import type { SearchQuery } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { Bell } from '@metrolibre/ui/icons'
import { Suspense, useState } from 'react'
import { DialogFailed } from '../../parts/dialog-failed.tsx'

const SaveDialog = lazyPart(() => import('./save-dialog.tsx'), DialogFailed)

/** Saves the filters in force under a name. Not shown without any filter. */
export function SaveSearch({ search }: { search: SearchQuery }) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const { page: _page, cursor: _cursor, sort: _sort, ...filters } = search
  if (Object.values(filters).every((value) => value === undefined)) return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Bell />}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        {formatMessage({ id: 'tenants.search.save' })}
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <SaveDialog filters={filters} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}
