import { lazyPart } from '@metrolibre/platform/browser'
import type { GalleryImage } from '@metrolibre/ui/parts'
import { type ReactNode, Suspense, useState } from 'react'
import { DialogFailed } from '../../parts/dialog-failed.tsx'

const Viewer = lazyPart(() => import('./viewer.tsx'), DialogFailed)

interface Shown {
  title: string
  images: readonly GalleryImage[]
  index: number
}

/** The one viewer of a page: `show` opens it, and its code is fetched then. */
export const useViewer = (): { show: (shown: Shown) => void; viewer: ReactNode } => {
  const [shown, setShown] = useState<Shown>()
  const [open, setOpen] = useState(false)
  const show = (next: Shown) => {
    setShown(next)
    setOpen(true)
  }
  const viewer = shown && (
    <Suspense>
      <Viewer
        {...shown}
        open={open}
        onIndex={(index) => setShown({ ...shown, index })}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
  return { show, viewer }
}
