import type { ChatPerson } from '@fairhaul/core'

/** Whole seconds since 1970 of an instant, as the messenger counts. */
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000)

/** What is not on record is left out: null would be shown to support as a value. */
const known = (fields: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** What the messenger (Intercom) is told of a person, in its words. Source: section 1, "Chat widget". */
export const chatSettings = (appId: string, person: ChatPerson): Readonly<Record<string, unknown>> => {
  const { userId, verificationHash, name, email, phoneE164, createdAt, company } = person
  return {
    app_id: appId,
    // The portal has an entry of its own.
    hide_default_launcher: true,
    ...known({
      user_id: String(userId),
      user_hash: verificationHash,
      name,
      email,
      phone: phoneE164,
      created_at: seconds(createdAt),
    }),
    ...(company === null || company.id === null
      ? {}
      : {
          company: known({
            company_id: String(company.id),
            name: company.legalName,
            created_at: company.createdAt === null ? null : seconds(company.createdAt),
            plan: company.planId,
            status: company.status,
          }),
        }),
  }
}
