import { ownProperties } from '@metrolibre/api-client'
import type { FoundAddress } from '@metrolibre/contract'
import { keepPreviousData, useQuery } from '@metrolibre/platform'
import { useEffect, useState } from 'react'

/** How long nothing must be typed before addresses are searched. */
const quietMs = 350
const shortest = 4
const longest = 200

interface Found {
  readonly addresses: readonly FoundAddress[]
  /** Addresses can't be searched: no service is configured, or it does not answer. */
  readonly unavailable: boolean
}

/**
 * Searches addresses that begin like what was typed, once its user pauses. Null searches nothing. What is found
 * elsewhere than in the zone, if one is required, is left out.
 */
export function useAddressSearch(
  typed: string | null,
  { zone, only }: { zone: string; only: boolean },
): Found {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const asked = typed?.trim().slice(0, longest) ?? ''
    const timer = setTimeout(() => setText(asked.length < shortest ? null : asked), quietMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isError } = useQuery({
    ...ownProperties.addresses({ text: text ?? '', ...(zone && { zone }) }),
    // Choosing an address changes the zone, for which the text typed until then must not be searched again.
    enabled: typed !== null && text !== null,
    placeholderData: keepPreviousData,
  })
  const addresses = typed === null || text === null ? [] : (data?.addresses ?? [])
  return {
    addresses: only ? addresses.filter((found) => found.zone === zone) : addresses,
    unavailable: isError || data?.available === false,
  }
}
