import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { invalid } from '../../http/refused.ts'
import type { CardProvider } from '../../kernel/card-provider.ts'
import { lockCompany, putOnPlan, recordPlan, requirePlan } from './change-plan.ts'

/** The most cards of one company. Choice: no real company has more. */
const PAYMENT_METHODS_MAX = 20

const digestOf = (provider: string, nonce: string) =>
  createHash('sha256').update(`${provider}\n${nonce}`).digest('base64url')

const used = () => invalid('nonce', 'This card entry was already used. Enter the card again.')

export interface CardToAdd {
  readonly author: Author
  readonly planId: string
  readonly nonce: string
}

/** Whether a card has expired by the month of an instant. */
const isOver = (expiry: { readonly month: number; readonly year: number } | null, at: Date) =>
  expiry !== null && expiry.year * 12 + expiry.month < at.getUTCFullYear() * 12 + at.getUTCMonth() + 1

/**
 * Adds a card by its nonce, makes it the default, and puts the company on the plan it pays for. Of several simultaneous
 * uses of one nonce, one succeeds.
 *
 * Refuses: 422 on `plan_id` for a plan that is not offered, which does not use up the nonce; 422 on `nonce` for one
 * that was used, that the provider rejects, or of an expired card.
 */
export async function addPaymentMethod(
  db: Kysely<Schema>,
  provider: CardProvider,
  { author, planId, nonce }: CardToAdd,
): Promise<void> {
  const { companyId, userId, at } = author
  const digest = digestOf(provider.name, nonce)
  const known = await db
    .selectFrom('used_card_nonces')
    .select('digest')
    .where('digest', '=', digest)
    .execute()
  if (known.length > 0) throw used()
  const requested = await db
    .selectFrom('companies')
    .select(['brand', 'plan_id', 'status'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  await requirePlan(db, requested, planId)
  // The provider may be slow, so no lock is held during this call.
  const card = await provider.redeem(nonce)
  if (card === null) throw invalid('nonce', 'The card provider declined this card.')
  if (isOver(card.expiry, at)) throw invalid('nonce', 'This card has expired.')
  await db.transaction().execute(async trx => {
    const company = await lockCompany(trx, companyId)
    const plan = await requirePlan(trx, company, planId)
    const row = await trx
      .insertInto('used_card_nonces')
      .values({ digest, company_id: companyId, used_at: at })
      .onConflict(other => other.doNothing())
      .returning('digest')
      .executeTakeFirst()
    if (row === undefined) throw used()
    const { count } = await trx
      .selectFrom('payment_methods')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    if (count >= PAYMENT_METHODS_MAX)
      throw invalid('nonce', `Your company has ${PAYMENT_METHODS_MAX} cards, the most allowed.`)
    await trx
      .updateTable('payment_methods')
      .set({ is_default: false })
      .where('company_id', '=', companyId)
      .where('is_default', '=', true)
      .execute()
    await trx
      .insertInto('payment_methods')
      .values({
        company_id: companyId,
        user_id: userId,
        brand: card.brand,
        last_four: card.lastFour,
        expiration_month: card.expiry?.month ?? null,
        expiration_year: card.expiry?.year ?? null,
        is_default: true,
        provider: provider.name,
        created_at: at,
      })
      .execute()
    await putOnPlan(trx, company, plan)
    // Of the card only its brand: the log is read by more people than the billing.
    await recordEntry(trx, author, { kind: 'payment_method_added', after: [card.brand] })
    await recordPlan(trx, author, { company, plan })
  })
}
