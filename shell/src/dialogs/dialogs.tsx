import { lazyPart } from '@metrolibre/platform/browser'
import {
  loginRequestAtom,
  noticesAtom,
  toastsAtom,
  uploadAtom,
  useAtomValue,
  videoAtom,
} from '@metrolibre/platform/host'
import { Suspense, useState } from 'react'
import { Login } from './auth/login.tsx'
import { lazyWindow } from './lazy-window.tsx'
import { NoticeFailed, PartFailed } from './part-failed.tsx'
import { useClosedByLeaving } from './use-closed-by-leaving.ts'
import { welcomeAtom } from './welcome-atom.ts'

const Welcome = lazyWindow(() => import('./welcome.tsx'), PartFailed)
const UploadPictures = lazyWindow(() => import('./upload-pictures.tsx'), PartFailed)
const Video = lazyWindow(() => import('./video/video.tsx'), PartFailed)
const Notice = lazyPart(() => import('./notice.tsx'), NoticeFailed)
const Toasts = lazyPart(() => import('./toasts.tsx'), PartFailed)

/** Loads what shows toasts ahead of the first one, which may be that there is no connection. */
export const { warmUp: warmToasts } = Toasts

/**
 * Everything that opens over any page; each dialog is loaded when it is first needed. Only one is open at a
 * time, because screen readers would find neither of two: a notice waits for the welcome dialog, and the
 * login for a notice that came before it.
 */
export function Dialogs() {
  const login = useAtomValue(loginRequestAtom)
  const welcome = useAtomValue(welcomeAtom)
  const upload = useAtomValue(uploadAtom)
  const video = useAtomValue(videoAtom)
  const notices = useAtomValue(noticesAtom)
  const [notice] = notices
  const toasts = useAtomValue(toastsAtom)
  useClosedByLeaving({ login, welcome, upload, video, notices })
  const [loginMayOpen, setLoginMayOpen] = useState(false)
  const wanted = login !== null && (loginMayOpen || !notice)
  if (wanted !== loginMayOpen) setLoginMayOpen(wanted)
  return (
    <Suspense>
      {wanted && <Login request={login} />}
      {welcome && !login && <Welcome welcome={welcome} />}
      {upload && <UploadPictures open={upload} />}
      {video && <Video video={video} />}
      {notice && !welcome && <Notice notice={notice} />}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </Suspense>
  )
}
