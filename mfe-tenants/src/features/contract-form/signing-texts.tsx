import { inkOf, inkProblem, isTypedName, maxImageBytes, signaturePicturePixels } from '@metrolibre/contract'
import { FormattedMessage, type TextName, useIntl } from '@metrolibre/platform'
import type { SigningRules, SigningTexts } from '@metrolibre/ui/signing'
import type { ReactNode } from 'react'

const max = maxImageBytes / 1024 / 1024

/** What counts as a signature; the server applies the same (RULES.md §6.36). */
export const signingRules: SigningRules = {
  isTypedName,
  inkOf,
  inkProblem,
  picturePixels: signaturePicturePixels,
}

const kbd = (keys: ReactNode) => <kbd>{keys}</kbd>

/** Returns the texts of the field for signing. */
export function useContractSigningTexts(): SigningTexts {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'tenants.booking.signing'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `tenants.booking.signing.${name}` }, values)
  return {
    ways: text('ways'),
    way: { drawn: text('way.drawn'), typed: text('way.typed'), picture: text('way.picture') },
    keys: <FormattedMessage id="tenants.booking.signing.keys" values={{ kbd }} />,
    clear: formatMessage({ id: 'tenants.booking.contract.clear' }),
    name: text('name'),
    nameHelp: text('nameHelp'),
    nameProblem: text('nameProblem'),
    preview: (name) => text('preview', { name: name || 'none' }),
    choose: text('choose'),
    drop: text('drop'),
    hint: text('hint'),
    reading: text('reading'),
    picture: text('shown'),
    otherPicture: text('other'),
    problem: {
      blank: text('problem.blank'),
      small: text('problem.small'),
      unreadable: text('problem.unreadable'),
      type: text('problem.type'),
      tooLarge: text('problem.tooLarge', { max }),
    },
    missing: { signature: text('missing.signature'), confirmation: text('missing.confirmation') },
  }
}
