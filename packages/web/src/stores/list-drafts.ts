import type { CachedValue, CarrierListEncoding, PlainNumbers } from '@fairhaul/core'

/** A list as it was pasted or read from a file, before anything was done with it. */
export interface ListDraft {
  readonly text: string
  /** The name of its file, how it was encoded, and which sheets were read. Null: it was pasted. */
  readonly file: {
    readonly name: string
    readonly encoding: CarrierListEncoding
    readonly notes?: readonly string[]
  } | null
  readonly plain: PlainNumbers
  /** It was checked, and is shown as rows. */
  readonly isChecked: boolean
}

/** Whether a stored value is a draft. */
export const isListDraft = (it: unknown): it is ListDraft => {
  const { text, plain, isChecked } = (it ?? {}) as Partial<ListDraft>
  return typeof text === 'string' && typeof plain === 'string' && typeof isChecked === 'boolean'
}

/** Characters of a draft that the browser stores, at most: its storage has room for a few million. */
const STORED_CHARACTERS_MAX = 1_000_000

/**
 * A draft that survives leaving the screen, and reloading the page where it is not too long for the browser's storage.
 */
export const listDrafts = (stored: CachedValue<ListDraft>): CachedValue<ListDraft> => {
  let held: { readonly path: string; readonly draft: ListDraft } | undefined
  return {
    restore: path => (held?.path === path ? held.draft : stored.restore(path)),
    store: (path, draft) => {
      held = { path, draft }
      if (draft.text.length <= STORED_CHARACTERS_MAX) stored.store(path, draft)
      else stored.clear()
    },
    clear: () => {
      held = undefined
      stored.clear()
    },
  }
}
