/** Returns what was typed as a number, or null if the control is empty. For `setValueAs` of a form's field. */
export const toNumber = (typed: unknown): number | null => {
  if (typed === null || typed === undefined || typed === '') return null
  const number = Number(typed)
  return Number.isFinite(number) ? number : null
}

/** Returns what was chosen, or null if the choice was left open. For `setValueAs` of a form's field. */
export const toChoice = (chosen: unknown) => (chosen === '' || chosen === undefined ? null : chosen)
