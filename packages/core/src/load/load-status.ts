import type { FreightStatusLabels } from './freight-status-labels.ts'

/** Source: section 4, "Load status", complete and in its order. */
export const LOAD_STATUSES = [
  'available',
  'covered',
  'progress',
  'delayed',
  'delivered',
  'cancelled',
  'assumed_delivered',
] as const
/** The status of a load. */
export type LoadStatus = (typeof LOAD_STATUSES)[number]

/** The label of each status. Source: section 4, "Load status". Choice: the wording is ours. */
export const LOAD_STATUS_LABELS: Readonly<Record<LoadStatus, FreightStatusLabels>> = {
  available: { label: 'Available', tone: 'neutral', meaning: 'No carrier has it yet.' },
  covered: { label: 'Covered', tone: 'info', meaning: 'A carrier has it. The truck is not on its way yet.' },
  progress: { label: 'In progress', tone: 'info', meaning: 'The truck is on its way.' },
  delayed: { label: 'Delayed', tone: 'incomplete', meaning: 'It is late or running late.' },
  delivered: { label: 'Delivered', tone: 'pass', meaning: 'The final delivery is complete.' },
  cancelled: { label: 'Canceled', tone: 'neutral', meaning: 'It will not be moved.' },
  assumed_delivered: {
    label: 'Assumed delivered',
    tone: 'incomplete',
    meaning: 'The delivery window has passed without a confirmation.',
  },
}

const NOT_OPEN: ReadonlySet<LoadStatus> = new Set(['delivered', 'cancelled', 'assumed_delivered'])
const CLOSED: ReadonlySet<LoadStatus> = new Set(['delivered', 'cancelled'])

interface WithStatus {
  readonly status: LoadStatus
}

/** Whether a load still needs attention. Source: section 4, "Open and closed loads". */
export const isOpenLoad = ({ status }: WithStatus): boolean => !NOT_OPEN.has(status)

/**
 * Whether a load is closed. A load that is assumed delivered is neither open nor closed; only a search finds it.
 *
 * Source: section 4, "Open and closed loads".
 */
export const isClosedLoad = ({ status }: WithStatus): boolean => CLOSED.has(status)
