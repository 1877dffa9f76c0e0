import { sessionSafeStorage } from '../../browser/storage.ts'
import { browserTypedDrafts } from '../../browser/typed-drafts.ts'
import type { UnsavedText } from '../../stores/ports.ts'
import { type TypingDeps, watchTyping } from './watch-typing.ts'

export interface KeepTypingDeps extends Omit<TypingDeps, 'drafts'> {
  readonly page: Window
  readonly unsaved: Pick<UnsavedText, 'fields'>
}

/** Keeps what is typed in this browser for its person. */
export const keepTyping = ({ unsaved, ...deps }: KeepTypingDeps): void => {
  const { document, location } = deps.page
  const drafts = browserTypedDrafts({
    page: document,
    address: () => `${location.pathname}${location.search}`,
    storage: sessionSafeStorage,
    typed: unsaved,
  })
  watchTyping({ ...deps, drafts })
}
