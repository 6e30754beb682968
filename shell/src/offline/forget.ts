import { ask } from './registration.ts'

/**
 * Makes the service worker delete the pages and data it keeps of the user's visits. Resolves when they are
 * deleted.
 */
export async function forgetVisits(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await ask(registration?.active, { type: 'forget' })
}
