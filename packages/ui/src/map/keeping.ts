/**
 * Returns a ref that hands what it refers to on to a state, and leaves it there in the end. A state that is set while
 * React removes a page makes it run all effects of the next page at once, which then wait for nothing to be painted.
 */
export const keeping =
  <Referred>(set: (referred: Referred) => void) =>
  (referred: Referred) => {
    set(referred)
    return () => {}
  }
