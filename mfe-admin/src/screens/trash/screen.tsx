import { Navigate } from '@metrolibre/platform'

export { head } from '../../properties/head.ts'

/** Leads to the properties in the trash. */
export const Screen = () => <Navigate to="/admin/trash/location" replace />
