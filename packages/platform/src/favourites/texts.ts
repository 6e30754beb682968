import type { Locale } from '@metrolibre/platform'

interface FavouriteTexts {
  /** What the heart of a property is for, the same whether it is pressed or not. */
  heart: (name: string) => string
  save: string
  saved: string
  added: string
  show: string
  removed: string
  undo: string
  full: (limit: number) => string
  /** Said about a change while a stored session can't be read. */
  unread: string
}

/** The texts of hearts and of what they announce, which are the same in all remotes. */
export const favouriteTexts: Readonly<Record<Locale, FavouriteTexts>> = {
  es: {
    heart: (name) => `Guardar ${name} en favoritos`,
    save: 'Guardar',
    saved: 'Guardada',
    added: 'Guardada en favoritos',
    show: 'Ver',
    removed: 'Quitada de favoritos',
    undo: 'Deshacer',
    full: (limit) => `Ya tienes ${limit} favoritos. Quita uno para guardar otro.`,
    unread: 'Ahora no podemos leer tu sesión. Inténtalo en un momento.',
  },
  en: {
    heart: (name) => `Save ${name} to favourites`,
    save: 'Save',
    saved: 'Saved',
    added: 'Saved to favourites',
    show: 'See',
    removed: 'Removed from favourites',
    undo: 'Undo',
    full: (limit) => `You have ${limit} favourites already. Remove one to save another.`,
    unread: 'We can’t read your session right now. Try again in a moment.',
  },
}
