import type es from '../locales/es.json'
import type mandate from './features/mandate/locales/es.json'
import type listing from './listing/locales/es.json'
import type panel from './panel/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es | keyof typeof listing | keyof typeof mandate | keyof typeof panel
    }
  }
}
