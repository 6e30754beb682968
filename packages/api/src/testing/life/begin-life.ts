import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import { contracts } from '../../platform/db/schema/contracts.ts'
import { files } from '../../platform/db/schema/images.ts'
import type { users } from '../../platform/db/schema/users.ts'
import { makeAdmin, makeProperty } from '../factories.ts'

/**
 * A user who did everything that leaves a trace. Every text that is theirs alone contains `mark`, and every file in
 * the storage consists of it.
 */
export interface Life {
  readonly id: string
  readonly mark: string
  readonly email: string
  readonly propertyId: string
  /** The keys of their files in the storage. */
  readonly files: string[]
}

type Owner = Pick<Life, 'id' | 'mark' | 'files'>

/** Stores a file of a user. */
export async function store(app: AppContext, life: Owner, key: string, content = life.mark): Promise<string> {
  await app.storage.put(key, content)
  life.files.push(key)
  return key
}

/** Stores a photo that a user uploaded. */
export async function storePhoto(app: AppContext, life: Owner): Promise<string> {
  const { id: ownerId, mark } = life
  const key = await store(app, life, `public/pictures/location/${randomUUID()}/${mark}/320.webp`)
  await app.db.insert(files).values({
    key,
    contentType: 'image/webp',
    bytes: mark.length,
    sha256: 'x',
    visibility: 'public',
    ownerId,
    variants: { 320: key },
  })
  return key
}

/** Inserts a user with a property. `makeLife` adds the traces. */
export async function beginLife(
  app: AppContext,
  mark: string,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Life> {
  const { db } = app
  const email = `${mark}@people.example`
  const { id } = await makeAdmin(db, {
    isOwner: true,
    email,
    firstName: 'Nombre',
    lastName: `Apellido ${mark}`,
    phone: `phone-${mark}`,
    whatsapp: `whatsapp-${mark}`,
    identityCard: `card-${mark}`,
    rut: `rut-${mark}`,
    representativeName: `representative-${mark}`,
    passwordHash: `hash-${mark}`,
    stripeCustomerId: `cus_${mark}`,
    ...values,
  })
  const life = { id, mark, email, files: [] }
  const image = await storePhoto(app, life)
  const property = await makeProperty(db, {
    ownerId: id,
    creatorId: id,
    address: `Calle ${mark} 123`,
    street: `Calle ${mark}`,
    email: `contact-${mark}@people.example`,
    phone: `contact-${mark}`,
    image,
    stage: 'published',
  })
  return { ...life, propertyId: property.id }
}

/** Stores a signed document of a user. */
export async function sign(app: AppContext, life: Life, values: Partial<typeof contracts.$inferInsert>) {
  const { id: signerId, mark } = life
  const paper = (what: string) => store(app, life, `private/contracts/${randomUUID()}.pdf`, `${what}-${mark}`)
  const [row] = await app.db
    .insert(contracts)
    .values({
      kind: 'lease',
      propertyId: life.propertyId,
      data: { represent: `signer-${mark}`, rut: `rut-${mark}` },
      pdfKey: await paper('paper'),
      copyKey: values.kind === 'mandate' ? null : await paper('copy'),
      sha256: (randomUUID() + randomUUID()).replaceAll('-', ''),
      signerId,
      signerName: `signer-${mark}`,
      signerDocument: `card-${mark}`,
      signatureKind: 'typed',
      signatureText: `signer-${mark}`,
      ip: `ip-${mark}`,
      userAgent: `browser-${mark}`,
      signedAt: new Date(),
      localTime: '2026-01-01 09:00:00 GMT-03:00',
      timeZone: 'America/Santiago',
      ...values,
    })
    .returning()
  return row!
}
