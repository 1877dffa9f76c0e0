import { unreachable } from '../shared/unreachable.ts'
import type { PauseCause, Toast, ToastAsk, ToastPhase } from './toast.ts'
import { TOAST_DURATION_MS, TOAST_RECHECK_MS, TOAST_REMOVAL_MS } from './toast.ts'

/** Every toast there is, in the order they were added, and the id of the next. */
export interface ToastQueue {
  readonly toasts: readonly Toast[]
  readonly nextId: number
}

const EMPTY: ToastQueue = { toasts: [], nextId: 1 }

const dueAt = ({ phase }: Toast): number => {
  switch (phase.kind) {
    case 'queued':
      return phase.showAt ?? Number.POSITIVE_INFINITY
    case 'shown':
      return phase.endsAt
    case 'paused':
      return Number.POSITIVE_INFINITY
    case 'leaving':
      return phase.removeAt
    default:
      return unreachable(phase)
  }
}

/** The first re-check of a waiting toast at or after an instant. */
const recheckAt = (addedAt: number, from: number): number =>
  addedAt + Math.max(0, Math.ceil((from - addedAt) / TOAST_RECHECK_MS)) * TOAST_RECHECK_MS

const changed = (queue: ToastQueue, id: number, phase: ToastPhase): ToastQueue => ({
  ...queue,
  toasts: queue.toasts.map(toast => (toast.id === id ? { ...toast, phase } : toast)),
})

/** Takes a toast out, and lets the next of its position know when it may come. */
const removed = (queue: ToastQueue, gone: Toast, now: number): ToastQueue => {
  const toasts = queue.toasts.filter(({ id }) => id !== gone.id)
  const next = toasts.find(({ position }) => position === gone.position)
  const without = { ...queue, toasts }
  return next?.phase.kind === 'queued' && next.phase.showAt === null
    ? changed(without, next.id, { ...next.phase, showAt: recheckAt(next.phase.addedAt, now) })
    : without
}

const happened = (queue: ToastQueue, toast: Toast, now: number): ToastQueue => {
  switch (toast.phase.kind) {
    case 'queued':
      return changed(queue, toast.id, { kind: 'shown', endsAt: now + toast.durationMs })
    case 'shown':
      return changed(queue, toast.id, { kind: 'leaving', removeAt: now + TOAST_REMOVAL_MS })
    case 'leaving':
      return removed(queue, toast, now)
    case 'paused':
      return queue
    default:
      return unreachable(toast.phase)
  }
}

/** The instant at which something happens next by itself, so that a timer need not run meanwhile. Empty: null. */
const nextAt = (queue: ToastQueue): number | null => {
  const at = Math.min(...queue.toasts.map(dueAt))
  return Number.isFinite(at) ? at : null
}

/** The queue as it stands at an instant. However often it is asked on the way, the answer is the same. */
const tick = (queue: ToastQueue, now: number): ToastQueue => {
  let at = nextAt(queue)
  let current = queue
  while (at !== null && at <= now) {
    const due = current.toasts.find(toast => dueAt(toast) === at)
    if (due === undefined) return current
    current = happened(current, due, at)
    at = nextAt(current)
  }
  return current
}

const add = (queue: ToastQueue, ask: ToastAsk, now: number): ToastQueue => {
  const current = tick(queue, now)
  const position = ask.position ?? 'bottom-right'
  const isFree = current.toasts.every(toast => toast.position !== position)
  const toast: Toast = {
    id: current.nextId,
    message: ask.message,
    type: ask.type ?? 'success',
    position,
    durationMs: ask.durationMs ?? TOAST_DURATION_MS,
    dismissible: ask.dismissible ?? true,
    phase: { kind: 'queued', addedAt: now, showAt: isFree ? now : null },
  }
  return tick({ toasts: [...current.toasts, toast], nextId: toast.id + 1 }, now)
}

const changeOf =
  (change: (queue: ToastQueue, toast: Toast, now: number) => ToastQueue) =>
  (queue: ToastQueue, id: number, now: number): ToastQueue => {
    const current = tick(queue, now)
    const toast = current.toasts.find(each => each.id === id)
    return toast === undefined ? current : change(current, toast, now)
  }

const pause = (queue: ToastQueue, id: number, now: number, by: PauseCause = 'hover'): ToastQueue =>
  changeOf((current, { phase }) => {
    if (phase.kind === 'shown')
      return changed(current, id, { kind: 'paused', remainingMs: phase.endsAt - now, by: [by] })
    return phase.kind === 'paused' && !phase.by.includes(by)
      ? changed(current, id, { ...phase, by: [...phase.by, by] })
      : current
  })(queue, id, now)

const resume = (queue: ToastQueue, id: number, now: number, by: PauseCause = 'hover'): ToastQueue =>
  changeOf((current, { phase }) => {
    if (phase.kind !== 'paused') return current
    const rest = phase.by.filter(cause => cause !== by)
    return changed(
      current,
      id,
      rest.length > 0 ? { ...phase, by: rest } : { kind: 'shown', endsAt: now + phase.remainingMs },
    )
  })(queue, id, now)

const dismiss = changeOf((current, toast, now) => {
  if (!toast.dismissible || toast.phase.kind === 'leaving') return current
  return toast.phase.kind === 'queued'
    ? removed(current, toast, now)
    : changed(current, toast.id, { kind: 'leaving', removeAt: now + TOAST_REMOVAL_MS })
})

/** The toasts on the page, those that are leaving included. */
const visible = (queue: ToastQueue): readonly Toast[] =>
  queue.toasts.filter(({ phase }) => phase.kind !== 'queued')

/**
 * The toasts as a function of time; whoever holds a queue also holds the clock and asks `nextAt` when to `tick`.
 *
 * One toast of a position is on the page at a time; the others wait their turn, and none is lost. Pausing keeps the
 * time that remains; it continues when neither pointer nor focus holds it.
 * Refuses: nothing; an id that is no longer there changes nothing, nor does dismissing what is not dismissible.
 * Source: section 4, "Toast"; section 9, "Toasts".
 */
export const toastQueue = { empty: EMPTY, add, tick, pause, resume, dismiss, visible, nextAt } as const
