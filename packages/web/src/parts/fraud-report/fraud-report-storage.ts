import { type CurrentUser, parseCalendarDate, parseId, type SearchCache } from '@fairhaul/core'
import type { FraudReportFields } from './fraud-report-store.ts'

const KEY = 'drafts/fraud-report'

/** The draft of one report, stored in this tab so that a reload keeps it. */
export interface FraudReportStorage {
  /** Empty: undefined, also for the draft of another person or another occasion. */
  read(): FraudReportFields | undefined
  keep(fields: FraudReportFields): void
  clear(): void
}

const isObject = (it: unknown): it is Readonly<Record<string, unknown>> =>
  typeof it === 'object' && it !== null

const textAt = (it: Readonly<Record<string, unknown>>, name: string): string =>
  typeof it[name] === 'string' ? it[name] : ''

const carrierIn = (it: unknown): FraudReportFields['carrier'] => {
  if (!isObject(it)) return null
  const id = parseId<'carrier'>(typeof it['id'] === 'number' ? it['id'] : '')
  return id === undefined ? null : { id, legalName: textAt(it, 'legalName') }
}

const fieldsIn = (it: unknown): FraudReportFields | undefined =>
  isObject(it)
    ? {
        email: textAt(it, 'email'),
        phone: textAt(it, 'phone'),
        message: textAt(it, 'message'),
        filedOn: parseCalendarDate(textAt(it, 'filedOn')) ?? null,
        carrier: carrierIn(it['carrier']),
      }
    : undefined

/**
 * Stores a draft with the cached results of this tab, so that signing out removes it. `occasion` says what is
 * reported, such as the address of the drawer; it is a stored value, and never part of a key.
 */
export const fraudReportStorage = (
  storage: SearchCache,
  user: () => Pick<CurrentUser, 'id'> | null | undefined,
  occasion: string,
): FraudReportStorage => ({
  read() {
    const stored = storage.read(KEY)
    if (!isObject(stored) || stored['occasion'] !== occasion) return undefined
    return stored['owner'] === user()?.id ? fieldsIn(stored['fields']) : undefined
  },
  keep(fields) {
    const owner = user()?.id
    if (owner !== undefined) storage.write(KEY, { owner, occasion, fields })
  },
  clear() {
    storage.clear(KEY)
  },
})
