import { unreachable } from '../shared/unreachable.ts'
import type { PauseCause, Toast, ToastParams, ToastPhase } from './toast.ts'
import { TOAST_DURATION_MS, TOAST_RECHECK_MS, TOAST_REMOVAL_MS } from './toast.ts'

/** All toasts in the order they were added, and the next id. */
export interface ToastQueue {
  readonly toasts: readonly Toast[]
  readonly nextId: number
}

const EMPTY: ToastQueue = { toasts: [], nextId: 1 }

/** The first re-check of a waiting toast at or after an instant. */
const recheckAt = (addedAt: number, from: number): number =>
  addedAt + Math.max(0, Math.ceil((from - addedAt) / TOAST_RECHECK_MS)) * TOAST_RECHECK_MS

const changed = (queue: ToastQueue, id: number, phase: ToastPhase): ToastQueue => ({
  ...queue,
  toasts: queue.toasts.map(toast => (toast.id === id ? { ...toast, phase } : toast)),
})

/** Removes a toast, and schedules the next of its position. */
const removed = (queue: ToastQueue, gone: Toast, now: number): ToastQueue => {
  const toasts = queue.toasts.filter(({ id }) => id !== gone.id)
  const next = toasts.find(({ position }) => position === gone.position)
  const without = { ...queue, toasts }
  return next?.phase.kind === 'queued'
    ? changed(without, next.id, { ...next.phase, showAt: recheckAt(next.phase.addedAt, now) })
    : without
}

/** The next automatic change of a toast: when, and the queue after it. */
interface ToastTransition {
  readonly at: number
  readonly apply: (queue: ToastQueue) => ToastQueue
}

/** Null: nothing changes without a user action. */
const transitionOf = (toast: Toast): ToastTransition | null => {
  const { id, phase, durationMs } = toast
  switch (phase.kind) {
    case 'queued': {
      const { showAt } = phase
      return showAt === null
        ? null
        : { at: showAt, apply: queue => changed(queue, id, { kind: 'shown', endsAt: showAt + durationMs }) }
    }
    case 'shown': {
      const removeAt = phase.endsAt + TOAST_REMOVAL_MS
      return { at: phase.endsAt, apply: queue => changed(queue, id, { kind: 'leaving', removeAt }) }
    }
    case 'paused':
      return null
    case 'leaving':
      return { at: phase.removeAt, apply: queue => removed(queue, toast, phase.removeAt) }
    default:
      return unreachable(phase)
  }
}

/** The earliest next change; of toasts with the same time, that of the one added first. */
const firstTransition = ({ toasts }: ToastQueue): ToastTransition | null =>
  toasts
    .map(transitionOf)
    .reduce(
      (first, coming) => (coming !== null && (first === null || coming.at < first.at) ? coming : first),
      null,
    )

/** The instant of the next automatic change, for a timer. Empty: null. */
const nextAt = (queue: ToastQueue): number | null => firstTransition(queue)?.at ?? null

/** The queue at an instant. Intermediate calls do not change the result. */
const tick = (queue: ToastQueue, now: number): ToastQueue => {
  let current = queue
  for (
    let coming = firstTransition(current);
    coming !== null && coming.at <= now;
    coming = firstTransition(current)
  )
    current = coming.apply(current)
  return current
}

/** Adds a toast, which is shown at once if its position is free. */
const add = (queue: ToastQueue, params: ToastParams, now: number): ToastQueue => {
  const current = tick(queue, now)
  const position = params.position ?? 'bottom-right'
  const isFree = current.toasts.every(toast => toast.position !== position)
  const toast: Toast = {
    id: current.nextId,
    message: params.message,
    type: params.type ?? 'success',
    position,
    durationMs: params.durationMs ?? TOAST_DURATION_MS,
    dismissible: params.dismissible ?? true,
    file: params.file ?? null,
    link: params.link ?? null,
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

/** Pauses a toast for one cause; another cause can pause it as well. */
const pause = (queue: ToastQueue, id: number, now: number, by: PauseCause = 'hover'): ToastQueue =>
  changeOf((current, { phase }) => {
    if (phase.kind === 'shown')
      return changed(current, id, { kind: 'paused', remainingMs: phase.endsAt - now, by: [by] })
    return phase.kind === 'paused' && !phase.by.includes(by)
      ? changed(current, id, { ...phase, by: [...phase.by, by] })
      : current
  })(queue, id, now)

/** Resumes it for one cause; its time continues when nothing pauses it. */
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

/** Dismisses a toast before its time, also one that still waits. */
const dismiss = changeOf((current, toast, now) => {
  if (!toast.dismissible || toast.phase.kind === 'leaving') return current
  return toast.phase.kind === 'queued'
    ? removed(current, toast, now)
    : changed(current, toast.id, { kind: 'leaving', removeAt: now + TOAST_REMOVAL_MS })
})

/** The toasts on the page, including those that are leaving. */
const visible = (queue: ToastQueue): readonly Toast[] =>
  queue.toasts.filter(({ phase }) => phase.kind !== 'queued')

/**
 * The toasts as a function of time; the owner of the queue has the clock and calls `tick` at `nextAt`.
 *
 * One toast of a position is on the page at a time; the others wait their turn, and none is lost. Pausing keeps the
 * remaining time; it continues when neither pointer nor focus is on it. Refuses: nothing; an unknown id changes
 * nothing, nor does dismissing a toast that is not dismissible.
 * Source: section 4, "Toast"; section 9, "Toasts".
 */
export const toastQueue = { empty: EMPTY, add, tick, pause, resume, dismiss, visible, nextAt } as const
