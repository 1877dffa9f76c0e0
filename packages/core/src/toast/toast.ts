/** What a toast tells; `success` unless said. Source: section 9, "Toasts". */
export const TOAST_TYPES = ['success', 'error', 'info', 'warning', 'default'] as const
/** One of `TOAST_TYPES`. Source: section 9, "Toasts". */
export type ToastType = (typeof TOAST_TYPES)[number]

/** Where a toast stands; `bottom-right` unless said. Source: section 9, "Toasts". */
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
/** How often a waiting toast looks whether it is its turn, counted from when it was added. Source: section 9, "Toasts". */
export const TOAST_RECHECK_MS = 250
/** How long a dismissed toast takes to leave. Source: section 4, "Toast"; section 9, "Toasts". */
export const TOAST_REMOVAL_MS = 150

/** What is said, and how. What is left out is the usual. */
export interface ToastParams {
  readonly message: string
  readonly type?: ToastType
  readonly position?: ToastPosition
  readonly durationMs?: number
  /** False: it goes with its time only. */
  readonly dismissible?: boolean
}

/** What holds a toast's time: the pointer over it, or the focus in it. */
export type PauseCause = 'hover' | 'focus'

/** Where a toast stands. All instants are milliseconds of one clock. */
export type ToastPhase =
  /** Waiting for its turn; `showAt` is known once the one before it has gone. */
  | { readonly kind: 'queued'; readonly addedAt: number; readonly showAt: number | null }
  | { readonly kind: 'shown'; readonly endsAt: number }
  | { readonly kind: 'paused'; readonly remainingMs: number; readonly by: readonly PauseCause[] }
  | { readonly kind: 'leaving'; readonly removeAt: number }

/** A toast and where it stands in its life. Source: section 4, "Toast". */
export interface Toast {
  readonly id: number
  readonly message: string
  readonly type: ToastType
  readonly position: ToastPosition
  readonly durationMs: number
  readonly dismissible: boolean
  readonly phase: ToastPhase
}
