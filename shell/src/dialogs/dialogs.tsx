import {
  loginRequestAtom,
  noticesAtom,
  toastsAtom,
  uploadAtom,
  useAtomValue,
  videoAtom,
} from '@metrolibre/platform/host'
import { Suspense } from 'react'
import { retryable } from './retryable.tsx'
import { welcomeAtom } from './welcome-atom.ts'

const LoginDialog = retryable(() => import('./auth/login-dialog.tsx'))
const Welcome = retryable(() => import('./welcome.tsx'))
const UploadPictures = retryable(() => import('./upload-pictures.tsx'))
const Video = retryable(() => import('./video/video.tsx'))
const Notice = retryable(() => import('./notice.tsx'))
const Toasts = retryable(() => import('./toasts.tsx'))

/** Everything that opens over any page. Each is fetched when it is first needed; a notice waits for the greeting. */
export function Dialogs() {
  const login = useAtomValue(loginRequestAtom)
  const welcome = useAtomValue(welcomeAtom)
  const upload = useAtomValue(uploadAtom)
  const video = useAtomValue(videoAtom)
  const [notice] = useAtomValue(noticesAtom)
  const toasts = useAtomValue(toastsAtom)
  return (
    <Suspense>
      {login && <LoginDialog request={login} />}
      {welcome && !login && <Welcome welcome={welcome} />}
      {upload && <UploadPictures open={upload} />}
      {video && <Video video={video} />}
      {notice && !welcome && <Notice notice={notice} />}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </Suspense>
  )
}
