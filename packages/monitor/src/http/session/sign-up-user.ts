import type { Services } from '../services.ts'

/**
 * The user of a verified address, created if there is none, without names, rights or a company.
 *
 * If two browsers verify the same new address at once, both get the same user.
 */
export async function signUpUser(
  { db, clock }: Services,
  proved: { readonly email: string; readonly userId: number | null; readonly referrer: string | null },
): Promise<number> {
  if (proved.userId !== null) return proved.userId
  const made = await db
    .insertInto('users')
    .values({
      email: proved.email,
      first_name: null,
      last_name: null,
      phone_e164: null,
      company_id: null,
      requested_carrier_id: null,
      referrer: proved.referrer,
      created_at: clock.now(),
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return made.id
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', proved.email)
    .executeTakeFirstOrThrow()
  return id
}
