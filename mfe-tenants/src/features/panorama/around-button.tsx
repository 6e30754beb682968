import type { Image3d, PropertyDetail } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { CubeFocus } from '@metrolibre/ui/icons'
import { lazy, Suspense, useState } from 'react'

const PanoramaDialog = lazy(() => import('./panorama-dialog.tsx'))

const isThere = (image: Image3d): image is Image3d & { image: string } => image.image !== null

/** The way into a property's 3D view; nothing where nobody has taken one. The viewer is fetched when it is opened. */
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
