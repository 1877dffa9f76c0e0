import { SUBJECTS, type Subject, type Watched, type WatchedState } from './watched-states.ts'

export const CHANGE_KINDS = ['verdict', 'authority', 'insurance', 'alert'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export type Tone = 'fail' | 'incomplete' | 'override' | 'pass'

interface SubjectFacts {
  readonly kind: ChangeKind
  /** Decided by safety data, which some users may not see. */
  readonly is_safety: boolean
  readonly report: (was: WatchedState | null, now: WatchedState | null, before: Watched) => Reported
}

/** A change; or the earlier change of this fact still stands, or is no longer news. */
type Reported = { readonly tone: Tone; readonly on: string | null } | 'unchanged' | 'over'

const TONES: Readonly<Record<string, Tone>> = {
  fail: 'fail',
  incomplete: 'incomplete',
  override: 'override',
  pass: 'pass',
}

const verdictChange: SubjectFacts['report'] = (was, now) => {
  if (now === null) return 'over'
  if (was === null || was.status === now.status) return 'unchanged'
  return { tone: TONES[now.status] ?? 'incomplete', on: null }
}

const AUTHORITY_TONES: Readonly<Record<string, Tone>> = {
  active: 'pass',
  revoked: 'fail',
  suspended: 'fail',
  withdrawn: 'fail',
  transferred: 'fail',
  inactive: 'fail',
  none: 'fail',
  household_only: 'fail',
  passenger_only: 'fail',
}

const isPending = (state: WatchedState | null) => state?.status.endsWith('_pending') === true

/**
 * A corrected date is no new grant: that begins after the day on which the earlier one was seen. A notice that was
 * withdrawn grants nothing, so it has no day; a notice of another day is news.
 */
const authorityChange: SubjectFacts['report'] = (was, now, before) => {
  if (was?.status !== now?.status) {
    const tone = AUTHORITY_TONES[now?.status ?? ''] ?? 'incomplete'
    return { tone, on: now?.status === 'active' && isPending(was) ? null : (now?.day ?? null) }
  }
  if (isPending(now) && now?.day !== was?.day) return { tone: 'incomplete', on: now?.day ?? null }
  if (now?.status !== 'active' || now.day === null || was === null) return 'unchanged'
  const isAnew = was.day !== null && now.day > was.day && now.day > before.day
  return isAnew ? { tone: 'incomplete', on: now.day } : 'unchanged'
}

const orderChange: SubjectFacts['report'] = (was, now) => {
  if (now?.status === was?.status) return 'unchanged'
  if (now?.status === 'in_force') return { tone: 'fail', on: now.day }
  return now?.status === 'none' && was?.status === 'in_force' ? { tone: 'pass', on: null } : 'over'
}

const isLive = (cover: WatchedState | null) => cover?.status === 'in_force' || cover?.status === 'ending'

const isSooner = (now: string | null, was: string | null) => now !== null && (was === null || now < was)

/** What has become worse about cover: it ended, left the record, ends sooner or soon, or is less. A renewal is over. */
const coverChange: SubjectFacts['report'] = (was, now) => {
  if (!isLive(now)) return isLive(was) ? { tone: 'fail', on: now?.day ?? null } : 'unchanged'
  if (now === null) return 'over'
  if (isLive(was) && was !== null) {
    if (isSooner(now.day, was.day)) return { tone: 'incomplete', on: now.day }
    if (now.amount !== null && was.amount !== null && now.amount < was.amount)
      return { tone: 'incomplete', on: null }
  }
  if (now.status === 'ending')
    return was?.status === 'ending' ? 'unchanged' : { tone: 'incomplete', on: now.day }
  return was?.status === 'in_force' && was.day === now.day ? 'unchanged' : 'over'
}

/** Alerts are compared by id, as clocks differ. */
const alertChange: SubjectFacts['report'] = (was, now) => {
  if (now?.id === was?.id) return 'unchanged'
  return now !== null && (now.id ?? 0) > (was?.id ?? 0) ? { tone: 'fail', on: now.day } : 'over'
}

const FACTS: Readonly<Record<Subject, SubjectFacts>> = {
  verdict: { kind: 'verdict', is_safety: false, report: verdictChange },
  authority: { kind: 'authority', is_safety: false, report: authorityChange },
  out_of_service: { kind: 'authority', is_safety: true, report: orderChange },
  bipd: { kind: 'insurance', is_safety: false, report: coverChange },
  cargo: { kind: 'insurance', is_safety: false, report: coverChange },
  general_liability: { kind: 'insurance', is_safety: false, report: coverChange },
  alert: { kind: 'alert', is_safety: false, report: alertChange },
}

/** One change of one fact. */
export interface Change {
  readonly subject: Subject
  readonly kind: ChangeKind
  /** Decided by safety data, which some users may not see. */
  readonly is_safety: boolean
  readonly tone: Tone
  readonly was: WatchedState | null
  readonly now: WatchedState | null
  /** The day that a record gives it, past or future; null: none does. */
  readonly on: string | null
}

/** What has changed about a carrier since it was last assessed. */
export interface Changes {
  readonly found: readonly Change[]
  /** Facts whose earlier change is no longer news. */
  readonly over: readonly Subject[]
}

/**
 * What has changed between two days. Nothing changed gives nothing found and nothing over.
 *
 * Source: section 2, "What changed".
 */
export const changesOf = (before: Watched, after: Watched): Changes => {
  const found: Change[] = []
  const over: Subject[] = []
  for (const subject of SUBJECTS) {
    const { kind, is_safety, report } = FACTS[subject]
    const was = before.states[subject]
    const now = after.states[subject]
    const reported = report(was, now, before)
    if (reported === 'over') over.push(subject)
    else if (reported !== 'unchanged')
      found.push({ subject, kind, is_safety, tone: reported.tone, was, now, on: reported.on })
  }
  return { found, over }
}
