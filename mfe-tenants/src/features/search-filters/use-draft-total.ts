import { properties } from '@metrolibre/api-client'
import { useCountry, useQuery } from '@metrolibre/platform'
import { useEffect, useState } from 'react'
import { askedFrom, type Search } from './search-query.ts'

const pauseMs = 300

/** Counts what a search would find, when its changes pause; undefined until that is known. */
export const useDraftTotal = (draft: Search) => {
  const { country } = useCountry()
  const [asked, setAsked] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(draft), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  const { data, isPlaceholderData } = useQuery(
    properties.search(askedFrom({ ...asked, page: undefined, cursor: undefined }, country)),
  )
  return asked === draft && data && !isPlaceholderData ? data : undefined
}
