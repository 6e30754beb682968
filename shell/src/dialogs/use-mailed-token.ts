import { useLocation, useNavigate } from '@metrolibre/platform'
import { useEffect } from 'react'

/**
 * Returns the token of the link in the mail, or null. It is in the hash, which is not sent to servers. It is
 * then moved from the address, which people copy and bookmark, to the state of the history entry, which
 * survives a reload.
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
