/** Properties on one page of the search. */
export const searchPageSize = 8
/** Totals are exact up to here; above, `totalIsExact` is false. */
export const exactTotalLimit = 1000
/** Pages have numbers as far as totals are exact; beyond, a position leads from one page to the next. */
export const lastNumberedPage = Math.ceil(exactTotalLimit / searchPageSize)
