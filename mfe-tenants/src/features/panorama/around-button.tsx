import type { PropertyDetail } from '@metrolibre/api-client'
import type { Image3d } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Button } from '@metrolibre/ui'
import { CubeFocus } from '@metrolibre/ui/icons'
import { Suspense, useState } from 'react'
import { DialogFailed } from '../../parts/dialog-failed.tsx'

const PanoramaDialog = lazyPart(() => import('./panorama-dialog.tsx'), DialogFailed)

const isThere = (image: Image3d): image is Image3d & { image: string } => image.image !== null

/**
 * Opens the 3D view of a property; renders nothing if there are no panoramas. The viewer is loaded when it is
 * opened.
 */
export function AroundButton({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never')
  const points = property.images3D.filter(isThere)
  if (points.length === 0) return null
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<CubeFocus />}
        aria-haspopup="dialog"
        onClick={() => setViewer('open')}
      >
        {formatMessage({ id: 'tenants.property.around' })}
      </Button>
      {viewer !== 'never' && (
        <Suspense>
          <PanoramaDialog
            open={viewer === 'open'}
            onClose={() => setViewer('closed')}
            name={property.name}
            points={points}
          />
        </Suspense>
      )}
    </>
  )
}
