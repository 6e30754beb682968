import { FormattedMessage, Link, useSession } from '@metrolibre/platform'
import { Button, Flex } from '@metrolibre/ui'
import { listingFormPath, propertiesPath } from '../../paths.ts'

/** The main action of the page: leads to the form, visitors by way of the login. */
export function PublishAction() {
  const { user, openLogin } = useSession()
  const publish = <FormattedMessage id="mfe-owners.owner.publish" />
  if (!user)
    return (
      <Button variant="cta" size="lg" onClick={() => openLogin({ returnTo: listingFormPath() })}>
        {publish}
      </Button>
    )
  return (
    <Flex gap="3" wrap="wrap">
      <Button as={Link} to={listingFormPath()} variant="cta" size="lg">
        {publish}
      </Button>
      {user.isOwner && (
        <Button as={Link} to={propertiesPath} variant="outline" size="lg">
          <FormattedMessage id="mfe-owners.owner.workspace" />
        </Button>
      )}
    </Flex>
  )
}
