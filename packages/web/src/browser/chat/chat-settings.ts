import type { ChatPerson } from '@fairhaul/core'

/** The messenger counts instants in whole seconds since 1970. */
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000)

/** Missing data is left out: support would see null as a value. */
const known = (fields: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** The settings of the messenger (Intercom) for a user, in its own field names. Source: section 1, "Chat widget". */
export const chatSettings = (appId: string, person: ChatPerson): Readonly<Record<string, unknown>> => {
  const { userId, verificationHash, name, email, phoneE164, createdAt, company } = person
  return {
    app_id: appId,
    // The portal has its own support entry.
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
