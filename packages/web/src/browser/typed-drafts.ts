import { parseId, type UserId } from '@fairhaul/core'
import type { TypedDrafts, UnsavedText } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { isTextField, type TextField } from './unsaved-text.ts'

/** The text of one field: the address of its page, which of the page's fields it is, and what was typed. */
interface Draft {
  readonly at: string
  readonly field: string
  readonly text: string
}

interface Deps {
  readonly page: Document
  /** Path and query of the page. */
  readonly address: () => string
  /** Of this tab, so that no other one and no later visit has it. */
  readonly storage: SafeStorage
  readonly typed: Pick<UnsavedText, 'fields'>
}

/** The newest that are stored, at most. */
const DRAFTS_MAX = 50
/** A code and a number of a card are never stored. */
const SECRET = '[type="password"], [autocomplete="one-time-code"], [autocomplete^="cc-"]'
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"]'
const AROUND = `form, ${DIALOG}, section`

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? ''

const nameOf = (element: Element): string => {
  const [id = ''] = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  return element.getAttribute('aria-label') ?? textOf(element.ownerDocument.getElementById(id))
}

/** Which field it is, for a person: its label, and the names of the forms and dialogs around it. */
const fieldOf = (field: TextField): string => {
  const names = [textOf(field.labels?.[0]) || nameOf(field) || field.name]
  for (let at = field.closest(AROUND); at !== null; at = at.parentElement?.closest(AROUND) ?? null)
    names.push(nameOf(at))
  return names.join(' < ')
}

/** Types a text into a field, as a person would. */
const typeInto = (field: TextField, text: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isDraft = (it: unknown): it is Draft => {
  const { at, field, text } = (it ?? {}) as Partial<Draft>
  return typeof at === 'string' && typeof field === 'string' && typeof text === 'string'
}

/**
 * What a person was typing when their session ended or they left its page: stored for them in this tab, and typed again
 * into the same field of the same address once it is there and empty. Another person never gets it.
 */
export const browserTypedDrafts = ({ page, address, storage, typed }: Deps): TypedDrafts => {
  const readFor = (owner: UserId): readonly Draft[] => {
    try {
      const stored = JSON.parse(storage.read(STORAGE_KEYS.drafts) ?? 'null') as {
        readonly owner?: unknown
        readonly drafts?: unknown
      } | null
      const isOwn = parseId<'user'>(String(stored?.owner)) === owner
      return isOwn && Array.isArray(stored?.drafts) ? stored.drafts.filter(isDraft) : []
    } catch {
      return []
    }
  }
  const write = (owner: UserId, drafts: readonly Draft[]): void => {
    if (drafts.length === 0) storage.remove(STORAGE_KEYS.drafts)
    else storage.write(STORAGE_KEYS.drafts, JSON.stringify({ owner, drafts: drafts.slice(-DRAFTS_MAX) }))
  }
  let stop = () => {}

  /** Types what fits into the fields that are there. Returns whether any is left. */
  const restore = (owner: UserId): boolean => {
    const drafts = readFor(owner)
    const here = new Map(drafts.filter(({ at }) => at === address()).map(draft => [draft.field, draft]))
    if (here.size === 0) return drafts.length > 0
    const fields = [...page.querySelectorAll('input, textarea')].filter(isTextField)
    const found = fields.flatMap(field => {
      const draft = here.get(fieldOf(field))
      return draft === undefined ? [] : [{ field, draft }]
    })
    const left = drafts.filter(each => !found.some(({ draft }) => draft === each))
    if (found.length > 0) write(owner, left)
    for (const { field, draft } of found) if (field.value === '') typeInto(field, draft.text)
    return left.length > 0
  }

  const restoreFor = (owner: UserId): void => {
    stop()
    if (!restore(owner)) return
    const observer = new MutationObserver(() => {
      if (!restore(owner)) stop()
    })
    observer.observe(page.body, { childList: true, subtree: true })
    stop = () => {
      observer.disconnect()
      stop = () => {}
    }
  }

  const fields = () =>
    typed.fields().filter(field => !field.matches(SECRET) && field.closest(AROUND) !== null)

  return {
    isTyping: () =>
      fields().some(field => field instanceof HTMLTextAreaElement || field.closest(DIALOG) !== null),
    keep(owner, at = address()) {
      const fresh = fields().map(field => ({ at, field: fieldOf(field), text: field.value }))
      if (fresh.length === 0) return
      const isFresh = (draft: Draft) => fresh.some(each => each.at === at && each.field === draft.field)
      const others = readFor(owner).filter(draft => draft.at !== at || !isFresh(draft))
      write(owner, [...others, ...fresh])
    },
    restoreFor,
  }
}
