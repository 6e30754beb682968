/** The name under which this device keeps what was typed about a property, or about a new one. */
export const draftName = (property?: string): string => `property.${property ?? 'new'}`
