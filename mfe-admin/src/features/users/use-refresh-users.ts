import { adminUsers } from '@metrolibre/api-client'
import { useQueryClient } from '@metrolibre/platform'

/** Returns a function that reads again what is shown of users, and the record of changes. */
export const useRefreshUsers = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: ['admin', 'audit'] })
    await client.invalidateQueries({ queryKey: adminUsers.keys.all })
  }
}
