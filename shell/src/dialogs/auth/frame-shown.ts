let shownAt: number | undefined

/** Called when the frame of the login window is shown. */
export const frameShown = (): void => {
  shownAt = performance.now()
}

/** Returns for how many ms the frame has been shown, once; undefined when the window opens without it. */
export const takeFrameTime = (): number | undefined => {
  const begun = shownAt === undefined ? undefined : Math.round(performance.now() - shownAt)
  shownAt = undefined
  return begun
}
