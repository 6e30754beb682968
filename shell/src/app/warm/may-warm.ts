/** What browsers that know it say of the line. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const slow = new Set(['slow-2g', '2g', '3g'])

/** Whether something may be loaded that nobody has asked for yet: not for those who save data or have a slow line. */
export function mayWarm(
  { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection },
): boolean {
  return !connection?.saveData && !slow.has(connection?.effectiveType ?? '')
}
