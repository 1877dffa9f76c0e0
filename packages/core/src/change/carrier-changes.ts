import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import { alertChanges } from './alert-changes.ts'
import { authorityChanges } from './authority-changes.ts'
import { type CarrierChange, CHANGE_KINDS, type ChangeDraft, type ChangeKind } from './carrier-change.ts'
import type { CarrierSnapshot } from './carrier-snapshot.ts'
import { coverChanges } from './cover-changes.ts'
import { verdictChanges } from './verdict-changes.ts'
import { type WatchedNow, watchedFacts } from './watched-facts.ts'

const SOURCES: Readonly<Record<ChangeKind, string>> = {
  verdict: 'Your rules',
  authority: 'Authority record',
  insurance: 'Insurance record',
  alert: 'Identity alerts',
}

const WORST_FIRST: readonly CarrierChange['tone'][] = ['fail', 'incomplete', 'override', 'pass']

const sourceOf = (kind: ChangeKind, { what }: ChangeDraft): string =>
  what === 'order' ? 'Safety record' : SOURCES[kind]

/** Days between a change and today; 0 for a change without a date. */
const distance = ({ on }: CarrierChange, today: CalendarDate): number =>
  on === null ? 0 : Math.abs(daysBetween(on, today))

const inOrder =
  (today: CalendarDate) =>
  (one: CarrierChange, other: CarrierChange): number =>
    WORST_FIRST.indexOf(one.tone) - WORST_FIRST.indexOf(other.tone) ||
    distance(one, today) - distance(other, today) ||
    one.carrierId - other.carrierId ||
    (one.key < other.key ? -1 : 1)

/**
 * What has changed about the carriers since a snapshot: the worst first, then the nearest to today, then by carrier. A
 * carrier that the snapshot does not hold has the changes that its own dates show for the last week.
 *
 * Empty: no changes. The order of carriers and alerts does not matter.
 * Source: section 2, "What changed".
 */
export const carrierChanges = (
  look: CarrierSnapshot,
  { carriers, recentAlerts }: WatchedNow,
  today: CalendarDate,
): readonly CarrierChange[] =>
  carriers
    .flatMap(carrier => {
      const before = look.carriers.get(carrier.id) ?? watchedFacts(carrier, today, false)
      const drafts: Readonly<Record<ChangeKind, readonly ChangeDraft[]>> = {
        verdict: verdictChanges(before, carrier, today),
        authority: authorityChanges(before, carrier),
        insurance: coverChanges(before, carrier, today),
        alert: alertChanges(before, carrier, recentAlerts, look.lastAlertId),
      }
      return CHANGE_KINDS.flatMap(kind =>
        drafts[kind].map(draft => ({
          key: `${carrier.id}/${kind}/${draft.what}`,
          carrierId: carrier.id,
          legalName: carrier.legalName,
          kind,
          tone: draft.tone,
          text: draft.text,
          on: draft.on,
          source: sourceOf(kind, draft),
          asOf: draft.asOf,
        })),
      )
    })
    .toSorted(inOrder(today))

/** The number of changes of each kind, in the order of the kinds, 0 included. Source: section 2, "What changed". */
export const countChanges = (
  changes: readonly Pick<CarrierChange, 'kind'>[],
): readonly { readonly kind: ChangeKind; readonly count: number }[] =>
  CHANGE_KINDS.map(kind => ({ kind, count: changes.filter(change => change.kind === kind).length }))

/** The kind in an address. Empty: undefined for null and for an unknown name. Source: section 2, "What changed". */
export const readChangeKind = (name: string | null): ChangeKind | undefined =>
  CHANGE_KINDS.find(kind => kind === name)
