import type { PropertyDetail } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { Bell } from '@metrolibre/ui/icons'
import { Suspense, useState } from 'react'
import { DialogFailed } from '../../parts/dialog-failed.tsx'

const SaveDialog = lazyPart(() => import('./save-dialog.tsx'), DialogFailed)

/** Saves a search for one property, which tells when it becomes free (RULES.md §3.89). */
export function WaitButton({ property: { id, name } }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="outline" full icon={<Bell />} aria-haspopup="dialog" onClick={() => setDialog('open')}>
        {formatMessage({ id: 'tenants.property.tellMe' })}
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <SaveDialog
            filters={{ only: id }}
            waitsFor={name}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
