import {
  ALERT_CATEGORIES,
  type CarrierId,
  type CurrentUser,
  parseCalendarDate,
  type SearchCache,
} from '@fairhaul/core'
import type { AlertFields } from './new-alert-store.ts'

const KEY = 'drafts/carrier-alerts'

/** The draft of an alert about one carrier, stored in this tab so that leaving the profile and a reload keep it. */
export interface AlertDraftStorage {
  /** Empty: undefined, also for the draft of another person. */
  read(): AlertFields | undefined
  /** Null: nothing is left to keep. */
  keep(fields: AlertFields | null): void
}

type Entry = Readonly<Record<string, unknown>>

const isObject = (it: unknown): it is Entry => typeof it === 'object' && it !== null

const textAt = (it: Entry, name: string): string => (typeof it[name] === 'string' ? it[name] : '')

const fieldsIn = (it: unknown): AlertFields | undefined =>
  isObject(it)
    ? {
        category: ALERT_CATEGORIES.find(each => each === it['category']) ?? null,
        message: textAt(it, 'message'),
        filedOn: parseCalendarDate(textAt(it, 'filedOn')) ?? null,
        email: textAt(it, 'email'),
        phone: textAt(it, 'phone'),
      }
    : undefined

/** Stores drafts with the cached results of this tab, so that signing out removes them. */
export const alertDraftStorage = (
  storage: SearchCache,
  user: () => Pick<CurrentUser, 'id'> | null | undefined,
  carrierId: CarrierId,
): AlertDraftStorage => {
  const drafts = (): Entry => {
    const stored = storage.read(KEY)
    const isOwn = isObject(stored) && stored['owner'] === user()?.id
    return isOwn && isObject(stored['drafts']) ? stored['drafts'] : {}
  }
  return {
    read: () => fieldsIn(drafts()[carrierId]),
    keep(fields) {
      const owner = user()?.id
      if (owner === undefined) return
      const { [carrierId]: _, ...others } = drafts()
      storage.write(KEY, { owner, drafts: fields === null ? others : { ...others, [carrierId]: fields } })
    },
  }
}
