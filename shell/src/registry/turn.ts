/** Lets the browser paint and answer before the work goes on. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
