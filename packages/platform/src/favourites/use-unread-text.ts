import { useLocale } from '@metrolibre/platform'
import { favouriteTexts } from './texts.ts'

/** Returns what is said about a change while a stored session can't be read, the same wherever that is. */
export const useUnreadText = (): string => favouriteTexts[useLocale().locale].unread
