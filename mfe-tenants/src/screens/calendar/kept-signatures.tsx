import type { EnteredSignature } from '@metrolibre/ui/signing'
import { createContext, type ReactNode, use, useState } from 'react'

const Kept = createContext(new Map<string, EnteredSignature>())

/**
 * Keeps what was entered as the signature of each booking while the wizard is open, so that a look at the dates costs
 * nobody a second signature. It is only in memory: a signature never stays on the device.
 */
export const KeepSignatures = ({ children }: { children: ReactNode }) => {
  const [kept] = useState(() => new Map<string, EnteredSignature>())
  return <Kept value={kept}>{children}</Kept>
}

/** Returns the kept signature of a booking, and how to keep another. */
export const useKeptSignature = (bookingId: string) => {
  const kept = use(Kept)
  return {
    start: kept.get(bookingId),
    onEntered: (entered: EnteredSignature) => void kept.set(bookingId, entered),
  }
}
