/** What can change for a company. Beyond section 7. */
export const EVENT_KINDS = [
  'load',
  'load_stop',
  'load_log',
  'ticket',
  'presence',
  'note',
  'team',
  'monitored',
  'verdict',
  'carrier_change',
  'connection',
  'identity_alert',
  'change_order',
  'rate_confirmation',
  'rate_confirmation_mail',
  'carrier_invitation',
] as const
/** What an event says has happened. */
export type EventKind = (typeof EVENT_KINDS)[number]

/** What an event is about. */
export const EVENT_SUBJECTS = [
  'load',
  'ticket',
  'carrier',
  'team',
  'identity_alert',
  'change_order',
  'rate_confirmation',
  'rate_confirmation_mail',
] as const
/** What an event is about. */
export type EventSubject = (typeof EVENT_SUBJECTS)[number]

/** That something of a company changed. It has no data: the screen that shows it requests it by its usual call. */
export interface CompanyEvent {
  readonly kind: EventKind
  readonly subject: EventSubject
  /** Null: many of them. */
  readonly subjectId: number | null
}

/** What changed since a place. */
export interface EventBatch {
  /** The new place, for the next request. */
  readonly cursor: string
  readonly events: readonly CompanyEvent[]
  /** False: something is missing, so that anything may have changed. */
  readonly isComplete: boolean
}

/** A message of a stream of events. Replaced: the same person has begun too many other streams. */
export type EventMessage =
  | { readonly kind: 'batch'; readonly batch: EventBatch }
  | { readonly kind: 'replaced' }

/** What a list or a detail shows. */
export interface EventInterest {
  readonly kinds: readonly EventKind[]
  /** Only events about this one. Missing: about any. */
  readonly subject?: { readonly kind: EventSubject; readonly id: number }
}

/**
 * Whether a list or a detail may be outdated after a batch.
 *
 * Empty: a batch without events outdates nothing, unless it is not complete.
 */
export const outdates = ({ events, isComplete }: EventBatch, { kinds, subject }: EventInterest): boolean =>
  !isComplete ||
  events.some(
    event =>
      kinds.includes(event.kind) &&
      (subject === undefined ||
        (event.subject === subject.kind && (event.subjectId === null || event.subjectId === subject.id))),
  )
