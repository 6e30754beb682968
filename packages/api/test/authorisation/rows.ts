import { callers, type Caller, type World } from './world.ts'

export interface Row {
  /** The callers who are allowed. All others are refused with 401, 403 or 404. */
  letIn: readonly Caller[]
  params?: (world: World) => Record<string, string>
  body?: (world: World) => object
  /** A file to send, when only a complete form reaches the check for ownership. */
  file?: { readonly field: string; readonly name: string; readonly text: string }
}

const everybody = callers
const signedIn: readonly Caller[] = ['tenantA', 'tenantB', 'ownerA', 'ownerB', 'admin', 'demoted']
const active: readonly Caller[] = ['anonymous', ...signedIn]

/** The callers who are allowed when only their kind matters. */
export const byAccess: Readonly<Record<string, readonly Caller[]>> = {
  public: everybody,
  optional: active,
  user: signedIn,
  owner: ['ownerA', 'ownerB', 'admin'],
  admin: ['admin'],
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const contractData = {
  company: 'Taller Sur',
  identity: '11.111.111-1',
  location_uses: 'Cerámica',
  people_fix: 1,
  people_prox: 0,
  represent: 'Ada Prueba',
  rut: '76.086.428-5',
  subContractor_email_1: 'uno@people.example',
  subContractor_email_2: 'dos@people.example',
  signature: pixel,
}

const reservation = ({ reservationId: id }: World) => ({ id })
const profileOfA = ({ ids }: World) => ({ id: ids.tenantA })
const property = ({ propertyId: id }: World) => ({ id })
const room = ({ propertyId: id, roomId }: World) => ({ id, room: roomId })
const ownBlock = ({ propertyId: id, blockIds }: World) => ({ id, block: blockIds.pop()! })
const spareRoom = ({ propertyId: id, spareRoomIds }: World) => ({ id, room: spareRoomIds.pop()! })

/** Operations for which ownership matters too: of what belongs to tenant A or to a place of owner A. */
export const ownRows: Readonly<Record<string, Row>> = {
  'auth.update': { letIn: ['tenantA', 'admin'], params: profileOfA, body: () => ({ firstName: 'Ada' }) },
  'auth.toggleActive': { letIn: ['tenantA', 'admin'], params: profileOfA, body: () => ({ active: true }) },
  'locations.detail': { letIn: active, params: property },
  'locations.availability': { letIn: everybody, params: property },
  // Admins have calls of their own for the properties of others.
  'ownLocations.one': { letIn: ['ownerA'], params: property },
  'ownLocations.update': { letIn: ['ownerA'], params: property, body: () => ({ description: 'Prueba' }) },
  'ownLocations.remove': { letIn: ['ownerA'], params: property },
  'ownLocations.submit': { letIn: ['ownerA'], params: property },
  'ownLocations.readMandate': { letIn: ['ownerA', 'admin'], params: property },
  'ownLocations.draftMandate': { letIn: ['ownerA', 'admin'], params: property },
  'ownLocations.mandate': {
    letIn: ['ownerA'],
    params: property,
    body: ({ propertyId: offer }) => ({ answer: 'decline', offer, reason: 'Prueba' }),
  },
  'ownLocations.contract': { letIn: ['ownerA', 'admin'], params: property },
  'adminLocations.setValue': {
    letIn: ['admin'],
    body: ({ propertyId: locationId }) => ({ locationId, value: 450_000 }),
  },
  'adminLocations.verify': {
    letIn: ['admin'],
    body: ({ propertyId: id }) => ({ id, isVerified: true }),
  },
  'ownLocations.arrangeImages': { letIn: ['ownerA'], params: property, body: () => ({ order: [] }) },
  'ownRooms.create': { letIn: ['ownerA'], params: property, body: () => ({ name: 'Prueba' }) },
  'ownRooms.update': { letIn: ['ownerA'], params: room, body: () => ({ description: 'Prueba' }) },
  'ownRooms.arrangeImages': { letIn: ['ownerA'], params: room, body: () => ({ order: [] }) },
  'ownRooms.remove': { letIn: ['ownerA'], params: spareRoom },
  'ownLocations.extendLease': {
    letIn: ['ownerA'],
    params: property,
    body: () => ({ endLease: '2040-01-01' }),
  },
  'ownLocations.setActive': { letIn: ['ownerA'], params: property, body: () => ({ isActive: true }) },
  'ownBlocks.list': { letIn: ['ownerA'], params: property },
  'ownBlocks.create': {
    letIn: ['ownerA'],
    params: property,
    body: () => ({ range: { start: 1, end: 2 } }),
  },
  'ownBlocks.remove': { letIn: ['ownerA'], params: ownBlock },
  'sitemap.part': { letIn: everybody, params: property },
  // The property is published already, so its owner learns that its stage is another.
  'visits.technical': { letIn: ['ownerA'], params: property },
  'visits.prefill': { letIn: signedIn, params: property },
  'reviews.ofLocation': { letIn: everybody, params: property },
  'reviews.create': {
    // The admin can see the booking but is not one of its sides.
    letIn: ['tenantA', 'ownerA'],
    body: ({ reservationId }) => ({ reservationId, title: 'Bien', comment: 'Todo bien', rating: 'good' }),
  },
  'owner.locations': { letIn: active, params: ({ ids }) => ({ id: ids.ownerA }) },
  'contracts.verify': { letIn: everybody, params: ({ contractHash: hash }) => ({ hash }) },
  'reservations.detail': { letIn: ['tenantA'], params: reservation },
  'reservations.contract': { letIn: ['tenantA', 'ownerA', 'admin'], params: reservation },
  'reservations.signContract': { letIn: ['tenantA'], params: reservation, body: () => ({ contractData }) },
  'cancellations.quote': { letIn: ['tenantA'], params: reservation },
  'cancellations.ask': {
    letIn: ['tenantA'],
    params: reservation,
    body: () => ({ reason: 'not_needed', refund: 0 }),
  },
  'cancellations.withdraw': { letIn: ['tenantA'], params: reservation },
  'cancellations.asked': { letIn: ['ownerA'], params: reservation },
  'cancellations.agree': { letIn: ['ownerA'], params: reservation },
  'dateChanges.terms': { letIn: ['tenantA'], params: reservation },
  'dateChanges.hold': {
    letIn: ['tenantA'],
    params: reservation,
    body: () => ({ range: { start: 0, end: 1 }, price: 1, currency: 'CLP', credit: 1 }),
  },
  'dateChanges.confirm': { letIn: ['tenantA'], params: reservation },
  'reservationExtras.extend': { letIn: ['tenantA'], params: reservation, body: () => ({ timeQuantity: 1 }) },
  'reservationExtras.addFile': {
    letIn: ['tenantA', 'ownerA', 'admin'],
    params: reservation,
    file: { field: 'file', name: 'acta.pdf', text: '%PDF-1.7 %%EOF' },
  },
  'reservationExtras.file': {
    letIn: ['tenantA', 'ownerA', 'admin'],
    params: ({ reservationId: id, reservationFileId: fileId }) => ({ id, fileId }),
  },
  'reservationExtras.removeFile': {
    letIn: ['tenantA', 'admin'],
    params: ({ reservationId: id, fileIds }) => ({ id, fileId: fileIds.pop()! }),
  },
  'reservations.retryCheckout': { letIn: ['tenantA'], params: reservation },
  'reservations.cancel': { letIn: ['tenantA'], params: reservation },
  // Only the file of an own export is found, and nobody else's, not even by an admin.
  'privacy.exportFile': { letIn: ['tenantA'], params: ({ exportId: id }) => ({ id }) },
  'reservations.bySession': {
    letIn: ['tenantA'],
    params: ({ stripeSessionId: sessionId }) => ({ sessionId }),
  },
  'publications.detail': {
    letIn: ['tenantA', 'admin'],
    params: ({ waitingPostId: id }) => ({ id }),
  },
  'publications.update': {
    letIn: ['tenantA'],
    params: ({ waitingPostId: id }) => ({ id }),
    body: () => ({ title: 'Taller', description: 'Prueba' }),
  },
  'publications.remove': { letIn: ['tenantA'], params: ({ postIds }) => ({ id: postIds.pop()! }) },
  'images.remove': { letIn: ['ownerA', 'admin'], params: ({ photoIds }) => ({ id: photoIds.pop()! }) },
  'images.remove3d': {
    letIn: ['ownerA', 'admin'],
    params: ({ panoramaIds }) => ({ id: panoramaIds.pop()! }),
  },
  'adminFilters.remove': { letIn: ['admin'], params: ({ filterId: id }) => ({ id }) },
  'adminUsers.setAdmin': { letIn: ['admin'], params: profileOfA, body: () => ({ isAdmin: false }) },
  'adminUsers.setVerified': { letIn: ['admin'], params: profileOfA, body: () => ({ isVerified: true }) },
  'adminReservations.detail': { letIn: ['admin'], params: reservation },
  'adminReservations.cancel': { letIn: ['admin'], params: reservation, body: () => ({ reason: 'Prueba' }) },
  'adminReservations.transfer': { letIn: ['admin'], params: reservation, body: () => ({ action: 'await' }) },
  'adminReservations.refund': { letIn: ['admin'], params: reservation, body: () => ({ reason: 'Prueba' }) },
}

/**
 * Operations for which only the kind of caller matters. A new operation must be named here or above before it
 * is served.
 */
export const accessRows: ReadonlySet<string> = new Set([
  'adminCommunity.publication',
  'adminCommunity.publications',
  'adminCommunity.removePublication',
  'adminCommunity.restorePublication',
  'adminCommunity.review',
  'adminCommunity.reviews',
  'adminCommunity.setPublicationActive',
  'adminCommunity.setReviewActive',
  'adminCommunity.verifyPublication',
  'adminCommunity.verifyReview',
  'adminFilters.list',
  'adminFilters.save',
  'adminFind.all',
  'adminHome.money',
  'adminHome.occupancy',
  'adminHome.waiting',
  'adminLedger.correct',
  'adminLedger.record',
  'adminLedger.setCommission',
  'adminLedger.transfers',
  'adminReservations.list',
  'adminLocations.arrangeImages',
  'adminLocations.create',
  'adminLocations.detail',
  'adminLocations.history',
  'adminLocations.inspect',
  'adminLocations.list',
  'adminLocations.markSeen',
  'adminLocations.remove',
  'adminLocations.removeForGood',
  'adminLocations.restore',
  'adminLocations.setActive',
  'adminLocations.setCover',
  'adminLocations.setStage',
  'adminLocations.trash',
  'adminLocations.update',
  'adminRooms.arrangeImages',
  'adminRooms.create',
  'adminRooms.remove',
  'adminRooms.setActive',
  'adminRooms.setImage',
  'adminRooms.setImageVisible',
  'adminRooms.update',
  'adminSecurity.events',
  'adminCommunity.createTestimonial',
  'adminCommunity.removeTestimonial',
  'adminCommunity.testimonials',
  'adminCommunity.updateTestimonial',
  'adminSite.addMember',
  'adminSite.currencies',
  'adminSite.orderTeam',
  'adminSite.removeMember',
  'adminSite.setCoverImage',
  'adminSite.setCoverText',
  'adminUsers.list',
  'adminUsers.remove',
  'adminUsers.restore',
  'adminUsers.setActive',
  'adminUsers.setOwner',
  'adminUsers.trash',
  'adminSite.setCurrency',
  'adminZones.create',
  'adminZones.detail',
  'adminZones.list',
  'adminZones.setActive',
  'adminZones.update',
  'personal.update',
  'auth.login',
  'auth.register',
  'auth.session',
  'auth.logout',
  'auth.extra',
  'auth.restore',
  'auth.password',
  'auth.changeEmail',
  'auth.resendConfirmation',
  'auth.useEmailLink',
  'captcha.challenge',
  'captcha.verify',
  'contact.send',
  'contact.subscribe',
  'currency.list',
  'general.all',
  'images.add',
  'images.addMany',
  'images.add3d',
  'images.update3d',
  'images.adminUpload',
  'ledger.export',
  'ledger.list',
  'ledger.statement',
  'locations.map',
  'locations.places',
  'locations.search',
  'locations.suggestions',
  'ownLocations.addresses',
  'ownLocations.create',
  'ownLocations.estimate',
  'ownLocations.mine',
  'personal.list',
  'privacy.consents',
  'privacy.erase',
  'privacy.export',
  'privacy.exportState',
  'publications.verified',
  'publications.create',
  'publications.mine',
  'testimonials.list',
  'testimonials.detail',
  'payments.webhook',
  'payments.page',
  'payments.all',
  'reservations.pdf',
  'reservations.hold',
  'reservations.checkoutLocation',
  'reservations.checkoutRoom',
  'reservations.mine',
  'system.health',
  'system.ready',
  'sitemap.parts',
  'sitemap.publications',
  'system.metrics',
  'system.openapi',
  'reviews.mine',
  'visits.mine',
  'visits.webhook',
  'zones.list',
])
