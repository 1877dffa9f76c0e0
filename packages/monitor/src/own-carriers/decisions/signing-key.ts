import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { canonicalJson } from './canonical-json.ts'

/** The key pair of the database. The private key leaves this file as signatures alone. */
interface SigningKey {
  readonly fingerprint: string
  readonly publicKey: string
  readonly privateKey: string
}

/** SHA-256 of a public key as SPKI in DER, 64 hexadecimal digits. */
const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')

const readKey = async (db: Kysely<Schema>): Promise<SigningKey | undefined> => {
  const row = await db.selectFrom('signing_keys').selectAll().executeTakeFirst()
  return row && { fingerprint: row.fingerprint, publicKey: row.public_key, privateKey: row.private_key }
}

/**
 * The key of the database, made with its first use. Of two transactions at once that would make it, one waits for the other;
 * where that one sees one state alone, it is to be tried again.
 */
async function signingKey(db: Kysely<Schema>, now: Date): Promise<SigningKey> {
  const known = await readKey(db)
  if (known !== undefined) return known
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await db
    .insertInto('signing_keys')
    .values({
      id: 1,
      fingerprint: fingerprintOf(publicKey),
      public_key: publicKey,
      private_key: privateKey,
      created_at: now,
    })
    .onConflict(known => known.doNothing())
    .execute()
  const made = await readKey(db)
  if (made === undefined) throw new Error('The key of decision records was not written.')
  return made
}

/** The text that is signed: the canonical JSON of the record's digest and of the form of the signature. */
const signedText = (digest: string): string => canonicalJson({ digest, format: 'fairhaul.signature.1' })

/** Signs the digest of a record. */
export type Sign = (digest: string) => { readonly signature: string; readonly signed_with: string }

/** What signs the records of a database. */
export async function signer(db: Kysely<Schema>, now: Date): Promise<Sign> {
  const { privateKey, fingerprint } = await signingKey(db, now)
  return digest => ({
    signature: sign(null, Buffer.from(signedText(digest), 'utf8'), privateKey).toString('base64'),
    signed_with: fingerprint,
  })
}

/** The public key of a database, by which anyone checks its records. Empty: null before the first of them. */
export async function publicKey(db: Kysely<Schema>) {
  const key = await readKey(db)
  return key === undefined ? null : { fingerprint: key.fingerprint, public_key: key.publicKey }
}
