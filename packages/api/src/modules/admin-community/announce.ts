import type { AppContext } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { letterOf } from '../../platform/mail/letter-of.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { updatePost, type PostRow } from '../posts/repository.ts'
import { findPostToAnnounce } from './post-repository.ts'

/** An admin can take a decision back for ten seconds where it was made. */
export const decisionDelayMs = 30_000

/** Mails the author of a post what was decided about it. */
export const announceDecision = defineJob<{ id: string }>('announce-publication')

const texts = mailMessages({
  es: {
    publishedSubject: 'Publicamos {title}',
    publishedPreview: 'Ya está a la vista de todos.',
    publishedTitle: 'Tu publicación ya está a la vista',
    publishedLead: 'Hola, {name}. Revisamos {title} y ya aparece en la comunidad de Metrolibre.',
    publishedNote: 'Si la cambias, la revisamos otra vez antes de mostrarla.',
    publishedAction: 'Ver mi publicación',
    refusedSubject: 'No publicamos {title}',
    refusedPreview: 'Puedes cambiarla y enviarla otra vez.',
    refusedTitle: 'Tu publicación no se muestra',
    refusedLead: 'Hola, {name}. Revisamos {title} y por ahora no aparece en la comunidad de Metrolibre.',
    refusedNote: 'Si crees que es un error, responde este correo.',
    refusedAction: 'Cambiar mi publicación',
    removedSubject: 'Eliminamos {title}',
    removedPreview: 'Ya no está en la comunidad.',
    removedTitle: 'Eliminamos tu publicación',
    removedLead: 'Hola, {name}. Eliminamos {title} de la comunidad de Metrolibre.',
    removedNote: 'Si crees que es un error, responde este correo.',
  },
  en: {
    publishedSubject: 'We published {title}',
    publishedPreview: 'Everybody can see it now.',
    publishedTitle: 'Your post is on show',
    publishedLead: 'Hello {name}. We checked {title}, and it is now part of the Metrolibre community.',
    publishedNote: 'If you change it, we check it again before we show it.',
    publishedAction: 'See my post',
    refusedSubject: 'We did not publish {title}',
    refusedPreview: 'You can change it and send it again.',
    refusedTitle: 'Your post is not shown',
    refusedLead: 'Hello {name}. We checked {title}, and for now it is not shown in the Metrolibre community.',
    refusedNote: 'If you think that this is a mistake, reply to this mail.',
    refusedAction: 'Change my post',
    removedSubject: 'We deleted {title}',
    removedPreview: 'It is no longer in the community.',
    removedTitle: 'We deleted your post',
    removedLead: 'Hello {name}. We deleted {title} from the Metrolibre community.',
    removedNote: 'If you think that this is a mistake, reply to this mail.',
  },
})

type Kind = 'published' | 'refused' | 'removed'

/** What was decided about a post; undefined while it waits. */
const decisionOf = ({ deletedAt, isActive, isVerified }: PostRow) =>
  deletedAt || !isActive ? 'refused' : isVerified ? 'published' : undefined

/**
 * Mails the author what was decided about a post, in the language that they used last, unless the last mail
 * said the same.
 */
export const tellAuthor = (app: AppContext, id: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const found = await findPostToAnnounce(tx, id)
    if (!found || found.author.deletedAt) return
    const { post, author } = found
    const decision = decisionOf(post)
    if (!decision || decision === post.announced) return
    await updatePost(tx, id, { announced: decision, updatedAt: post.updatedAt })
    const text = texts(author.language)
    const kind = post.deletedAt ? 'removed' : decision
    const path = decision === 'published' ? `/posts/${id}` : `/posts/${id}/editar`
    await enqueueMail(tx, {
      to: author.email,
      replyTo: app.config.CONTACT_EMAIL,
      locale: author.language,
      content: {
        ...letterOf<Kind>(text, kind, { name: author.firstName, title: post.title }),
        ...(kind === 'refused' && post.refusal && { message: post.refusal }),
        ...(kind !== 'removed' && {
          action: {
            label: text(`${kind}Action`),
            url: pageUrl(app.config.PUBLIC_URL, author.language, path),
          },
        }),
      },
    })
  })

export const registerAnnouncements = (app: AppContext): void =>
  app.jobs.handle(announceDecision, ({ id }) => tellAuthor(app, id))
