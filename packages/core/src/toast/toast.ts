import type { StoredFile } from '../shared/files.ts'

/** The kinds of toasts; `success` by default. Source: section 9, "Toasts". */
export const TOAST_TYPES = ['success', 'error', 'info', 'warning', 'default'] as const
/** One of `TOAST_TYPES`. Source: section 9, "Toasts". */
export type ToastType = (typeof TOAST_TYPES)[number]

/** The positions of toasts; `bottom-right` by default. Source: section 9, "Toasts". */
export const TOAST_POSITIONS = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
] as const
/** One of `TOAST_POSITIONS`. Source: section 9, "Toasts". */
export type ToastPosition = (typeof TOAST_POSITIONS)[number]

/** How long a toast is shown. Source: section 9, "Toasts". */
export const TOAST_DURATION_MS = 3_000
/** How often a waiting toast checks for its turn, counted from when it was added. Source: section 9, "Toasts". */
export const TOAST_RECHECK_MS = 250
/** How long a dismissed toast takes to leave. Source: section 4, "Toast"; section 9, "Toasts". */
export const TOAST_REMOVAL_MS = 150

/** Where a toast leads: "Record kept". */
export interface ToastLink {
  readonly text: string
  readonly path: string
}

/** A toast to show. Omitted fields have their defaults. */
export interface ToastParams {
  readonly message: string
  readonly type?: ToastType
  readonly position?: ToastPosition
  readonly durationMs?: number
  /** False: it leaves only when its time is up. */
  readonly dismissible?: boolean
  /** A file that it offers. Missing: none. */
  readonly file?: StoredFile
  /** Missing: it leads nowhere. */
  readonly link?: ToastLink | undefined
}

/** What pauses a toast: the pointer over it, or the focus in it. */
export type PauseCause = 'hover' | 'focus'

/** The phase of a toast. All instants are milliseconds of the same clock. */
export type ToastPhase =
  /** Waiting for its turn; `showAt` is known once the one before it is gone. */
  | { readonly kind: 'queued'; readonly addedAt: number; readonly showAt: number | null }
  | { readonly kind: 'shown'; readonly endsAt: number }
  | { readonly kind: 'paused'; readonly remainingMs: number; readonly by: readonly PauseCause[] }
  | { readonly kind: 'leaving'; readonly removeAt: number }

/** A toast and its phase. Source: section 4, "Toast". */
export interface Toast {
  readonly id: number
  readonly message: string
  readonly type: ToastType
  readonly position: ToastPosition
  readonly durationMs: number
  readonly dismissible: boolean
  /** Null: it offers none. */
  readonly file: StoredFile | null
  /** Null: it leads nowhere. */
  readonly link: ToastLink | null
  readonly phase: ToastPhase
}
