import { isDeadlock } from './constraint-error.ts'

/** Runs `work` again when the database broke a deadlock by ending it. */
export async function retryDeadlock<T>(work: () => Promise<T>, tries = 4): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error
    return retryDeadlock(work, tries - 1)
  }
}
