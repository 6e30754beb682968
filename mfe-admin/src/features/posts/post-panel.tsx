import type { Publication } from '@metrolibre/contract'
import { FormattedMessage, Link, useIntl } from '@metrolibre/platform'
import { Box, Button, Flex, Grid, Heading, Panel, Picture, Text, TextLink } from '@metrolibre/ui'
import { Eye, Prohibit, SealCheck } from '@metrolibre/ui/icons'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { AdminPostLinks } from './post-links.tsx'
import { postPictures } from './post-pictures.ts'
import { PostStateBadge } from './post-state.tsx'
import { usePostFlag } from './use-post-flag.ts'
import { adminPostPath } from './use-post-columns.tsx'

/** A post next to the list: what an admin reads before deciding about it. */
export function PostPanel({ post }: { post: Publication }) {
  const { formatMessage } = useIntl()
  const day = useNumericDay()
  const verified = usePostFlag(post, 'isVerified')
  const active = usePostFlag(post, 'isActive')
  const [cover, ...others] = postPictures(post)
  const picture = (number: number) => formatMessage({ id: 'mfe-admin.posts.picture' }, { number })
  return (
    <Panel clip as="section" aria-label={post.title} style={{ position: 'sticky', top: 20 }}>
      {cover && (
        <Picture src={cover.image} variants={cover.imageVariants} alt={picture(1)} sizes="40vw" radius={0} />
      )}
      <Box p="5">
        <Flex gap="2" justify="space-between" align="start" wrap="wrap">
          <Heading as="h2" textStyle="sub" overflowWrap="anywhere">
            {post.title}
          </Heading>
          <PostStateBadge post={post} />
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {post.user.firstName}, {day(post.created)}
        </Text>
        <Text my="4" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={10}>
          {post.description}
        </Text>
        <AdminPostLinks post={post} />
        {others.length > 0 && (
          <Grid gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2" mt="4">
            {others.map((one, index) => (
              <Picture
                key={one.id}
                src={one.image}
                variants={one.imageVariants}
                alt={picture(index + 2)}
                sizes="12vw"
              />
            ))}
          </Grid>
        )}
        <Flex gap="2" mt="5" wrap="wrap" align="center">
          <Button
            variant={verified.checked ? 'outline' : 'primary'}
            icon={<SealCheck />}
            onClick={verified.onChange}
          >
            <FormattedMessage id={`mfe-admin.posts.panel.verified.${verified.checked}`} />
          </Button>
          <Button variant="outline" icon={active.checked ? <Prohibit /> : <Eye />} onClick={active.onChange}>
            <FormattedMessage id={`mfe-admin.posts.panel.active.${active.checked}`} />
          </Button>
          <TextLink as={Link} to={adminPostPath(post.id)}>
            <FormattedMessage id="mfe-admin.posts.panel.more" />
          </TextLink>
        </Flex>
      </Box>
    </Panel>
  )
}
