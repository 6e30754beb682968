import { dateAt, type TimeZone } from '@metrolibre/contract'
import { useState } from 'react'

/** Returns the date at a place when the component was first shown, as `YYYY-MM-DD`. */
export const useToday = (timeZone: TimeZone): string => {
  const [now] = useState(Date.now)
  return dateAt(now, timeZone)
}
