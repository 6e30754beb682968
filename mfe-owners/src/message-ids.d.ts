import type es from '../locales/es.json'
import type listing from './listing/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es | keyof typeof listing
    }
  }
}
