import { lockCompanies } from '../users/locks.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { type Author, authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { invalid, missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../http/session/actor.ts'
import { KEY_SCOPES, type KeyScope } from '../../http/api-keys/key-scopes.ts'
import { newKey } from '../../http/api-keys/key-text.ts'
import { visibleKeys } from './read-keys.ts'

/** The most working keys of one person. Choice: more than a person has programs. */
export const KEYS_MAX = 20

const DAY_SECONDS = 86_400

/** A key that someone makes. */
export interface RequestedKey {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly expiresInDays: number
}

/** Every key reads, whatever else it may do. */
const withRead = (scopes: readonly KeyScope[]) =>
  KEY_SCOPES.filter(scope => scope === 'read' || scopes.includes(scope))

/** Makes a key and returns it with its id: the only time that it is known. Refuses: 422 beyond 20 working keys. */
export const createKey = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  requested: RequestedKey,
): Promise<{ readonly id: number; readonly key: string }> =>
  db.transaction().execute(async trx => {
    const { companyId, userId, at } = author
    // A removal of the person locks the same, so that no key is left of someone who has left.
    await lockCompanies(trx, [companyId])
    const { count } = await trx
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow()
    if (count >= KEYS_MAX) throw invalid(null, `You already have ${KEYS_MAX} API keys. Revoke one first.`)
    await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow(missing)
    const { key, publicId, hash } = newKey()
    const scopes = withRead(requested.scopes)
    const { id } = await trx
      .insertInto('api_keys')
      .values({
        company_id: companyId,
        user_id: userId,
        name: requested.name,
        public_id: publicId,
        key_hash: hash,
        scopes,
        created_at: at,
        expires_at: secondsAfter(at, requested.expiresInDays * DAY_SECONDS),
        last_used_at: null,
        revoked_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, author, {
      kind: 'api_key_created',
      subject: { type: 'api_key', id, label: requested.name },
      after: scopes,
    })
    return { id, key }
  })

/**
 * Revokes a key that the actor may see; a second time changes nothing. Refuses: 404 for any other key.
 */
export const revokeKey = ({ db, clock }: Services, actor: Actor, id: number): Promise<void> =>
  db.transaction().execute(async trx => {
    const found = await visibleKeys(trx, actor)
      .where('api_keys.id', '=', id)
      .forUpdate('api_keys')
      .executeTakeFirst()
    if (found === undefined) throw missing()
    if (found.revoked_at !== null) return
    await trx.updateTable('api_keys').set({ revoked_at: clock.now() }).where('id', '=', id).execute()
    await recordEntry(trx, authorOf(actor, clock), {
      kind: 'api_key_revoked',
      subject: { type: 'api_key', id, label: found.name },
    })
  })
