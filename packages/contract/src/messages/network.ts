/** Said when nothing can be fetched any more, so it stands apart: whoever says it has it at hand already. */
export const networkText = {
  es: 'No hay conexión. Revisa tu red e inténtalo de nuevo',
  en: 'There is no connection. Check your network and try again',
} as const
