import { ask } from './registration.ts'

/** Removes what the worker kept of what somebody looked at. Resolves when it is gone. */
export async function forgetVisits(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await ask(registration?.active, { type: 'forget' })
}
