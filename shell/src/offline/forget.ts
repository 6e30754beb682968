import { ask, registered } from './registration.ts'

/**
 * Makes the service worker delete the pages and data it keeps of the user's visits. Resolves when they are
 * deleted.
 */
export async function askToForgetVisits(): Promise<void> {
  const registration = await registered()
  await ask(registration?.active, { type: 'forget' })
}
