import { useEffect, useEffectEvent } from 'react'
import type { NavigateOptions, To } from 'react-router-dom'
import { useNavigate } from './use-navigate.ts'

/** Redirects as soon as it is rendered, keeping the language of the page. */
export function Navigate({ to, ...options }: { to: To } & NavigateOptions) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => navigate(to, options))
  useEffect(() => go(), [JSON.stringify(to)])
  return null
}
