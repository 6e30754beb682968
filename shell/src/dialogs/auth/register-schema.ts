import { RegisterBody } from '@metrolibre/contract'
import { isWhatsapp } from '@metrolibre/contract/phones'
import { forward, partialCheck, pipe } from 'valibot'

/** What the form checks before the server does, which reads numbers by the plan of the same country. */
export const RegisterSchema = pipe(
  RegisterBody,
  forward(
    partialCheck(
      [['whatsapp'], ['country']],
      ({ whatsapp, country }) => isWhatsapp(whatsapp, country),
      'validation.whatsapp',
    ),
    ['whatsapp'],
  ),
)
