import type es from '../locales/es.json'
import type booking from './features/booking/locales/es.json'
import type saved from './features/saved-searches/locales/es.json'
import type map from './features/search-map/locales/es.json'
import type site from './property/site/locales/es.json'
import type visit from './features/visit/locales/es.json'
import type windows from './property/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof es
        | keyof typeof booking
        | keyof typeof saved
        | keyof typeof map
        | keyof typeof site
        | keyof typeof visit
        | keyof typeof windows
    }
  }
}
