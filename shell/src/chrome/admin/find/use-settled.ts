import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for a moment, so that not every key asks the server. */
export const useSettledWords = (value: string, milliseconds = 160): string => {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
