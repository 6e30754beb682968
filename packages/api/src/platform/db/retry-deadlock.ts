import { isDeadlock } from './constraint-error.ts'

/** Runs `work`, and again when the database ended it to resolve a deadlock. */
export async function retryDeadlock<T>(work: () => Promise<T>, tries = 4): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error
    return retryDeadlock(work, tries - 1)
  }
}
