import { useEffect, useEffectEvent } from 'react'
import { createPath, type NavigateOptions, type To } from 'react-router-dom'
import { useNavigate } from './use-navigate.ts'

/** Redirects as soon as it is rendered, keeping the language of the page. */
export function Navigate({ to, ...options }: { to: To } & NavigateOptions) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => navigate(to, options))
  const wanted = typeof to === 'string' ? to : createPath(to)
  useEffect(() => go(), [wanted])
  return null
}
