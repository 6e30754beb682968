import { palettes } from '@metrolibre/tokens'

const { huincha, piedra } = palettes

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="8" fill="${huincha[400]}"/><g stroke="${piedra[950]}" stroke-width="2.6" stroke-linecap="square" fill="none"><path d="M14 26H8V8h18v18M14 26V14"/><path d="M14 26V14a12 12 0 0 1 12 12" stroke-width="1.7"/></g></svg>`

/** The mark as the browser's tab shows it; inside the page, so that it costs no request. */
export const siteIcon = `data:image/svg+xml,${encodeURIComponent(drawing)}`
