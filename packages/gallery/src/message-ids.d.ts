import type es from '../locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof es
    }
  }
}
