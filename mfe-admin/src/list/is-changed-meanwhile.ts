/** Tells whether the server refused a change because somebody else was faster. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'changed_meanwhile'
