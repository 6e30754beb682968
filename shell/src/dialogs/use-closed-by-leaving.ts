import { useLocation, useNavigationType } from '@metrolibre/platform'
import {
  loginRequestAtom,
  useSetAtom,
  videoAtom,
  type LoginRequest,
  type OpenNotice,
  type OpenUpload,
  type VideoRequest,
} from '@metrolibre/platform/host'
import { useEffect, useRef } from 'react'
import { welcomeAtom, type WelcomeState } from './welcome-atom.ts'

interface Open {
  login: LoginRequest | null
  welcome: WelcomeState | null
  upload: OpenUpload | null
  video: 'intro' | VideoRequest | null
  notices: readonly OpenNotice[]
}

/**
 * Closes what was opened over a page when somebody goes back or forward to another one. Alerts stay, because they
 * report what has happened. So does what the next page opens at once, such as the login of a page for members.
 */
export function useClosedByLeaving({ login, welcome, upload, video, notices }: Open) {
  const { pathname } = useLocation()
  const travelled = useNavigationType() === 'POP'
  const at = useRef(pathname)
  const setLogin = useSetAtom(loginRequestAtom)
  const setWelcome = useSetAtom(welcomeAtom)
  const setVideo = useSetAtom(videoAtom)
  useEffect(() => {
    if (at.current === pathname) return
    at.current = pathname
    if (!travelled) return
    // These are the ones of this render: effects of the next page may have opened others since.
    setLogin((now) => (now === login ? null : now))
    setWelcome((now) => (now === welcome ? null : now))
    setVideo((now) => (now === video ? null : now))
    upload?.answer(null)
    for (const { kind, answer } of notices) if (kind === 'confirm') answer(false)
  })
}
