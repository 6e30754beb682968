/**
 * The text for a lost connection. It is in a file of its own so that pages can include it, because it can't
 * be loaded any more when it is needed.
 */
export const networkText = {
  es: 'No hay conexión. Revisa tu red e inténtalo de nuevo',
  en: 'There is no connection. Check your network and try again',
} as const
