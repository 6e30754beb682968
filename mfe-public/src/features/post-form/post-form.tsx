import { PostCategory, type Publication } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useErrorText,
  useLocation,
  usePageChrome,
  useSession,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { useForm, useFormDraft } from '@metrolibre/platform/forms'
import { Alert, Box, Button, Container, Grid, Skeleton, Stack, Text } from '@metrolibre/ui'
import { InView, StepActions } from '@metrolibre/ui/parts'
import { Suspense, useState, type ReactNode } from 'react'
import { fallback, object, optional, string } from 'valibot'
import { PhotosFailed } from './photos-failed.tsx'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './preview.tsx'
import { UnconfirmedNote } from './unconfirmed-note.tsx'
import { usePostPhotos } from './use-post-photos.ts'
import { useSavePost } from './use-save-post.ts'
import { WhatIsMissing } from './what-is-missing.tsx'
import { PostSchema } from './post-schema.ts'

const Photos = lazyPart(() => import('./photo-picker.tsx'), PhotosFailed)
const Draft = object({
  title: string(),
  description: string(),
  category: fallback(optional(PostCategory), undefined),
  webSite: string(),
  instagram: string(),
})
const empty = { title: '', description: '', webSite: '', instagram: '' }

const valuesOf = ({ title, description, category, webSite, instagram }: Publication) => ({
  title,
  description,
  category: category ?? undefined,
  webSite: webSite ?? '',
  instagram: instagram ?? '',
})

interface Props {
  /** The post to change; undefined for a new one. */
  post?: Publication
  heading: ReactNode
  /** The path that leaving leads to. */
  leaveTo: string
  onDone: (id: string) => void
}

/**
 * The form of a post. A visitor can fill it in: sending asks to sign in and returns to it, and nothing typed
 * or chosen is lost.
 */
export function PostForm({ post, heading, leaveTo, onDone }: Props) {
  const { status, user, openLogin } = useSession()
  const { pathname } = useLocation()
  const draft = post ? `post.${post.id}` : 'post'
  const form = useForm(PostSchema, {
    defaultValues: post ? valuesOf(post) : empty,
  })
  useFormDraft(form, draft, Draft)
  usePageChrome({ bottomBar: 'own' })
  const photos = usePostPhotos(draft)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { handleSubmit, reset, getValues, showFields, formState } = form
  const [done, setDone] = useState(false)
  const finish = (id: string) => {
    setDone(true)
    // What was sent is no draft any more.
    reset(getValues())
    onDone(id)
  }
  const { save, saving, error, saved, unsent } = useSavePost({
    id: post?.id,
    removed,
    photos,
    onSaved: finish,
    onRefused: (refusal) => void showFields(refusal),
  })
  useUnsavedChanges(!done && (formState.isDirty || photos.photos.length > 0 || removed.length > 0))
  const shown = post?.imagesPublication ?? []
  const arrived = photos.sent.filter(({ id }) => shown.every((one) => one.id !== id))
  const kept = [...shown, ...arrived].filter(({ id }) => !removed.includes(id))
  const send = handleSubmit((body) => {
    if (!user) return openLogin({ returnTo: pathname.replace(/^\/en(?=\/)/, '') })
    save(body)
  })
  return (
    <Container>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }}
        gap={{ base: '36px', lg: '56px' }}
        pt={{ base: '24px', md: '28px' }}
        pb={{ base: '110px', md: '40px' }}
      >
        <form noValidate onSubmit={(event) => void send(event)}>
          {heading}
          <Stack gap="6" mt="6">
            {user && !user.emailConfirmed && <UnconfirmedNote email={user.email} />}
            <PostFields form={form} />
            <Box as="section" aria-labelledby="post-photos">
              <Text as="h2" id="post-photos" fontWeight={600} fontSize="sm" mb="8px">
                <FormattedMessage id="mfe-public.postForm.photos" />
              </Text>
              <Suspense fallback={<Skeleton height={150} radius={16} />}>
                <Photos
                  saved={kept}
                  chosen={photos}
                  busy={saving}
                  onRemoveSaved={(id) => setRemoved((all) => [...all, id])}
                />
              </Suspense>
            </Box>
            <Refusal error={error} />
            {unsent > 0 && saved && <Unsent count={unsent} onWithout={() => finish(saved)} />}
          </Stack>
          <StepActions
            back={
              <Button as={Link} to={leaveTo} variant="ghost" size="lg">
                <FormattedMessage id="mfe-public.postForm.cancel" />
              </Button>
            }
            note={
              <Text as="output" textStyle="small" color="fg.muted">
                <WhatIsMissing form={form} />
              </Text>
            }
            next={
              <Button
                type="submit"
                variant="cta"
                size="lg"
                loading={saving}
                disabled={!formState.isValid || status === 'loading'}
              >
                <FormattedMessage id={post ? 'mfe-public.postForm.save' : 'mfe-public.postForm.send'} />
              </Button>
            }
          />
        </form>
        <PostPreview form={form} saved={kept} chosen={photos} />
      </Grid>
    </Container>
  )
}

/** Says why the post was not saved, with the server's text. */
function Refusal({ error }: { error: unknown }) {
  const words = useErrorText()
  if (!error) return null
  const { text, reference } = words(error)
  return (
    <InView>
      <Alert tone="bad" title={<FormattedMessage id="mfe-public.postForm.failed" />} reference={reference}>
        {text}
      </Alert>
    </InView>
  )
}

/** Says that the post is saved without some of its photos, which can be sent again or left out. */
const Unsent = ({ count, onWithout }: { count: number; onWithout: () => void }) => (
  <InView>
    <Alert
      tone="warn"
      role="alert"
      title={<FormattedMessage id="mfe-public.postForm.unsent.title" values={{ count }} />}
      action={
        <Button variant="outline" size="sm" onClick={onWithout}>
          <FormattedMessage id="mfe-public.postForm.unsent.without" />
        </Button>
      }
    >
      <FormattedMessage id="mfe-public.postForm.unsent.text" />
    </Alert>
  </InView>
)
