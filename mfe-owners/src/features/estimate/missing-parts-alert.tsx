import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { Alert, chakra, TextLink } from '@metrolibre/ui'
import { listingStepOf } from '../../listing/steps.ts'
import { listingFormPath } from '../../paths.ts'

interface Props {
  property: string
  /** Fields as the server names them. */
  fields: readonly string[]
}

/** What a property still needs before it can be handed in; each part leads to its step. */
export function MissingParts({ property, fields }: Props) {
  const { formatMessage } = useIntl()
  const steps = [...new Set(fields.map(listingStepOf))]
  return (
    <Alert tone="bad" title={<FormattedMessage id="mfe-owners.listing.incomplete" />}>
      <chakra.ul listStyleType="none" p="0">
        {steps.map((step) => (
          <li key={step} style={{ minHeight: 44, paddingTop: 10 }}>
            <TextLink
              as={Link}
              to={listingFormPath(property, step)}
              style={{ color: 'inherit', display: 'inline-block' }}
            >
              {formatMessage({ id: `mfe-owners.listing.step.${step}` })}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Alert>
  )
}
