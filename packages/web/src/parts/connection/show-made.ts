import { type StoredWith, storedRecordLink } from '@fairhaul/core'
import type { ToastsStore } from '../../stores/toasts-store.ts'

/** Shows what was done as a toast, with a link to the record that was kept with it. */
export const showMade = (
  toasts: Pick<ToastsStore, 'show' | 'add'>,
  message: string,
  made: StoredWith | null,
): void => {
  const link = storedRecordLink(made)
  if (link === undefined) toasts.show(message)
  else toasts.add({ message, link })
}
