/** Returns the id of an option of a list, which its text field names while it is chosen. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
