import { properties } from '@metrolibre/api-client'
import type { Suggestions } from '@metrolibre/contract'
import { useCountry, useQuery } from '@metrolibre/platform'
import { useEffect, useState } from 'react'

const pauseMs = 150
const none: Suggestions = { suggestions: [], kinds: [], services: [], uses: [] }

/** Returns places, kinds, services and properties for the typed text, requested when the typing pauses. */
export const useSuggestions = (text: string, asking: boolean): Suggestions => {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { country: home } = useCountry()
  const query = properties.suggestions({ q: asked, home })
  const { data } = useQuery({ ...query, enabled: asking && asked.length > 1 })
  return asking && text.trim().length > 1 ? (data ?? none) : none
}
