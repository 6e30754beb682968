import { FormattedMessage, Link } from '@metrolibre/platform'
import { Button, Container, Flex, Heading, Stack, Text } from '@metrolibre/ui'
import { CheckCircleFill } from '@metrolibre/ui/icons'
import { useEffect, useRef } from 'react'
import { postPath, postsPath } from '../../community/post-paths.ts'

/** Thanks for a post and says what happens next. Its heading takes the focus, because it replaces the form. */
export function Thanks({ id }: { id: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <Container>
      <Stack gap="5" align="flex-start" py={{ base: '40px', md: '72px' }} maxW="56ch">
        <Text as="span" color="status.ok.fg">
          <CheckCircleFill size={44} />
        </Text>
        <Heading as="h1" textStyle="pageTitle" ref={heading} tabIndex={-1} outline="none">
          <FormattedMessage id="mfe-public.postForm.thanks.title" />
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          <FormattedMessage id="mfe-public.postForm.thanks.text" />
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button as={Link} to={postPath(id)}>
            <FormattedMessage id="mfe-public.postForm.thanks.see" />
          </Button>
          <Button as={Link} to={postsPath} variant="outline">
            <FormattedMessage id="mfe-public.postForm.thanks.all" />
          </Button>
        </Flex>
      </Stack>
    </Container>
  )
}
