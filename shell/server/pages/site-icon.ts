import { markGround, markLines, markUnits } from '../mark.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markUnits} ${markUnits}"><rect width="${markUnits}" height="${markUnits}" rx="8" fill="${markGround}"/>${markLines}</svg>`

/** The icon for the browser's tab, inlined into the page to save a request. */
export const siteIcon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
