import { adminProperties, properties } from '@metrolibre/api-client'
import { useQueryClient } from '@metrolibre/platform'

/** Returns a function that reads again what admins and visitors see of properties. */
export const useRefresh = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: properties.keys.all })
    await client.invalidateQueries({ queryKey: adminProperties.keys.all })
  }
}
