import { networkOf } from '@metrolibre/contract'
import type { Sender } from '@metrolibre/pictures'
import { requestOrigin } from '../request-origin.ts'

/**
 * Returns whom the picture of a request is from, so that nobody waits for the many pictures of somebody else
 * (RULES.md §10.26).
 */
export const pictureSender = ({ id }: { readonly id: string }): Sender => {
  const ip = requestOrigin()?.ip
  return { person: id, ...(ip && { network: networkOf(ip) }) }
}
