import type es from '../locales/es.json'
import type contract from './features/contract-check/locales/es.json'
import type openings from './features/openings/locales/es.json'
import type team from './screens/team/locales/es.json'
import type community from './community/locales/es.json'
import type postForm from './features/post-form/locales/es.json'
import type whatwedo from './screens/what-we-do/locales/es.json'
import type terms from './screens/terms/locales/es.json'
import type questions from './screens/questions/locales/es.json'
import type trust from './screens/trust/locales/es.json'
import type privacy from './screens/privacy/locales/es.json'
import type howitworks from './screens/how-it-works/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof es
        | keyof typeof contract
        | keyof typeof openings
        | keyof typeof team
        | keyof typeof community
        | keyof typeof postForm
        | keyof typeof whatwedo
        | keyof typeof terms
        | keyof typeof questions
        | keyof typeof trust
        | keyof typeof privacy
        | keyof typeof howitworks
    }
  }
}
