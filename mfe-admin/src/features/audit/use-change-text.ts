import { auditEntities, type AuditEntry, type AuditEntityName } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'

/** Tells whether changes of this kind of thing can be filtered. */
export const isEntity = (entity: string): entity is AuditEntityName =>
  (auditEntities as readonly string[]).includes(entity)

const actions = [
  'stage.owner',
  'stage.admin',
  'stage.visit',
  'user.remove',
  'offer',
  'price',
  'transfer.record',
  'transfer.correct',
  'payoutAccount.confirm',
  'payoutAccount.review',
  'payoutAccount.stop',
  'payoutRun.create',
  'payoutRun.send',
  'payoutRun.settle',
  'payoutRun.cancel',
  'commission.set',
  'reservation.cancel',
  'reservation.refund',
  'reservation.refundPart',
  'reservation.decideDeposit',
  'reservation.returnDeposit',
  'reservation.awaitTransfer',
  'reservation.recordTransfer',
  'reservation.grantDays',
  'reservation.waiveMonth',
  'reservation.recordMonthTransfer',
  'reservation.endStay',
  'reservation.addFile',
  'reservation.removeFile',
  'image.add',
  'image.remove',
  'image.show',
  'image.hide',
  'image.add3d',
  'image.update3d',
  'image.remove3d',
  'release.promote',
  'release.rollback',
  'release.endCanary',
  'release.endPreview',
] as const
const verbs = [
  'update',
  'create',
  'remove',
  'trash',
  'restore',
  'delete',
  'setActive',
  'setOwner',
  'setAdmin',
  'setVerified',
  'verify',
  'set',
  'order',
  'setImage',
  'setText',
  'setCover',
  'arrangeImages',
  'markSeen',
  'erase',
  'sendReset',
  'endSessions',
  'removeForGood',
  'inspect',
] as const

/** The actions and verbs that have words of their own, for choosing one of them. */
export const knownActions = [...actions, ...verbs] as const

/** What the pages of covers are called, by the id of the cover. */
const coverPages: Partial<Record<string, 'home' | 'tenants' | 'owners'>> = {
  1: 'home',
  2: 'tenants',
  3: 'owners',
}

/** The last word of an action, which says what was done: `user.setOwner` is `setOwner`. */
export const verbOf = (action: string): string => action.split('.').at(-1)!

/** Returns functions that say in words who changed what. Actions without words of their own are named by their code. */
export const useChangeText = () => {
  const { formatMessage } = useIntl()
  const entity = (name: string): string =>
    isEntity(name) ? formatMessage({ id: `mfe-admin.audit.entity.${name}` }) : name
  const nameOf = ({ name, entity: kind, before, after, entityId }: AuditEntry): string =>
    name ??
    (kind === 'cover' && coverPages[entityId]
      ? formatMessage({ id: `mfe-admin.covers.${coverPages[entityId]}` })
      : undefined) ??
    (kind === 'currency' || kind === 'release' ? entityId : undefined) ??
    [before, after]
      .map((fields) => fields?.['name'] ?? fields?.['title'])
      .find((one) => typeof one === 'string') ??
    entityId.slice(0, 8).toUpperCase()
  return {
    entity,
    nameOf,
    actor: ({ actor }: AuditEntry): string =>
      actor ? `${actor.firstName} ${actor.lastName}`.trim() : formatMessage({ id: 'mfe-admin.audit.system' }),
    action: ({ action, after }: AuditEntry): string => {
      const exact = actions.find((name) => name === action)
      if (exact)
        return formatMessage({ id: `mfe-admin.audit.action.${exact}` }, { stage: String(after?.['stage']) })
      const isOn = after && Object.values(after).find((value) => typeof value === 'boolean')
      const verb = verbs.find((name) => name === verbOf(action))
      return verb
        ? formatMessage({ id: `mfe-admin.audit.verb.${verb}` }, { on: String(isOn ?? 'other') })
        : action
    },
  }
}
