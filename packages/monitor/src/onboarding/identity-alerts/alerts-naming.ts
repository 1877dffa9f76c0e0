import type { ContactKind } from '../../carriers/contacts/find-contact.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { visibleAlerts, wireAlertsOf } from './read-alerts.ts'

/** The forms in which an alert may hold a phone. */
const writtenAs = (phone: string): readonly string[] => {
  const digits = phone.replace('+', '')
  const country = ['1', '52'].find(code => phone === `+${code}${digits.slice(-10)}`)
  return [phone, digits, ...(country === undefined ? [] : [digits.slice(-10)])]
}

/** The most alerts returned, the newest. */
const REPORTS_MAX = 5

/** The published alerts that name a contact: how many, and the newest as this caller may see them. */
export async function alertsNaming(services: Services, actor: Actor, kind: ContactKind, key: string) {
  const { db } = services
  const naming = visibleAlerts(db, companyOf(actor))
    .where('unpublished_at', 'is', null)
    .where(kind === 'email' ? 'email_key' : 'phone_key', 'in', kind === 'email' ? [key] : [...writtenAs(key)])
  const { count } = await db
    .selectFrom(naming.as('naming'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const newest = count === 0 ? [] : await naming.limit(REPORTS_MAX).execute()
  const reports = await wireAlertsOf(services, actor, newest)
  return {
    count,
    reports: reports.map(({ id, is_type, message, file_date, company_id }) => ({
      id,
      is_type,
      message,
      file_date,
      company_id,
    })),
  }
}
