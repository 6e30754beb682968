/**
 * Returns a phone number without what people write between its digits, and without the invisible characters that come along
 * from lists of contacts: `+56 (2) 2345–6789` → `+56223456789`.
 */
export const compactPhone = (phone: string): string =>
  phone.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Z}().·/‐‑‒–—−-]/gu, '')

/** Returns the URL that calls a number. */
export const callLink = (phone: string): string => `tel:${compactPhone(phone)}`

/** Returns the URL that opens a chat with a WhatsApp number in E.164, with or without its plus, and a prepared text. */
export const chatLink = (whatsapp: string, text?: string): string =>
  `https://wa.me/${compactPhone(whatsapp).replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
