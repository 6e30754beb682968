import type { PropertyRow } from '../../platform/db/schema/properties.ts'

/** What an inspector found, as it is kept with the property. */
export interface InspectionSheet {
  readonly measures: ReadonlyArray<{
    readonly name: string
    readonly value: number
    readonly unit: 'm' | 'm2'
  }>
  readonly note: string
  /** When the sheet was filled in, which identifies it: ISO 8601 in UTC. */
  readonly at: string
  readonly by: { readonly id: string; readonly firstName: string }
}

/** Returns what the inspector of a property found, or null. */
export const inspectionSheetOf = ({ details }: Pick<PropertyRow, 'details'>): InspectionSheet | null =>
  (details['inspection'] as InspectionSheet | undefined) ?? null
