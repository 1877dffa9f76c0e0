import type { CurrentUser, SearchCache } from '@fairhaul/core'
import { isObject, type StoredFields } from './stored-fields.ts'

/** Empty: '' for a field that holds no text. */
export const storedText = (it: StoredFields, name: string): string =>
  typeof it[name] === 'string' ? it[name] : ''

/** The draft of one form, stored in this tab so that leaving the screen and a reload lose nothing. */
export interface DraftStorage<Fields> {
  /** Empty: undefined, also for the draft of another person. */
  read(): Fields | undefined
  /** Null: nothing is left to store. */
  keep(fields: Fields | null): void
}

interface Place<Fields> {
  /** Stored with the cached results of this tab, so that signing out removes it. */
  readonly storage: SearchCache
  readonly user: () => Pick<CurrentUser, 'id'> | null | undefined
  /** The kind of form. */
  readonly key: string
  /** What the form is about, such as a carrier or the address of its drawer. A stored value, never part of a key. */
  readonly subject: string
  /** Invalid parts of what was stored are left out. */
  readonly readFields: (stored: StoredFields) => Fields
}

/** The drafts of one form and person, one for each subject. */
export const draftStorage = <Fields>(place: Place<Fields>): DraftStorage<Fields> => {
  const key = `drafts/${place.key}`
  const drafts = (): StoredFields => {
    const stored = place.storage.read(key)
    if (!isObject(stored) || stored['owner'] !== place.user()?.id) return {}
    return isObject(stored['drafts']) ? stored['drafts'] : {}
  }
  return {
    read() {
      const draft = new Map(Object.entries(drafts())).get(place.subject)
      return isObject(draft) ? place.readFields(draft) : undefined
    },
    keep(fields) {
      const owner = place.user()?.id
      if (owner === undefined) return
      const { [place.subject]: _, ...others } = drafts()
      place.storage.write(key, {
        owner,
        drafts: fields === null ? others : { ...others, [place.subject]: fields },
      })
    },
  }
}
