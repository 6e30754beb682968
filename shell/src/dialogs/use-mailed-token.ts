import { useLocation, useNavigate } from '@metrolibre/platform'
import { useEffect } from 'react'

/**
 * The token of the link in the mail, or null. It arrives behind the #, which no server is told, and moves from
 * the address, where people copy and bookmark, to the state of the history entry, which a reload keeps.
 */
export function useMailedToken(): string | null {
  const { hash, state } = useLocation() as { hash: string; state: { token?: string } | null }
  const navigate = useNavigate()
  const arrived = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (arrived)
      navigate({ hash: '' }, { replace: true, state: { token: arrived }, preventScrollReset: true })
  }, [arrived, navigate])
  return arrived ?? state?.token ?? null
}
