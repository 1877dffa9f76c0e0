import { formatCount } from '../shared/amounts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import type {
  LastDecision,
  Vetted,
  VettedCarrier,
  VettingReason,
  VettingSettings,
  VettingTerms,
} from './vetting.ts'
import { newerVersion, type VettingDue } from './vetting-due.ts'

/** The names of the reasons, for a choice among them. */
export const VETTING_REASON_LABELS: Readonly<Record<VettingReason, string>> = {
  never_decided: 'Never decided on',
  decided_long_ago: 'Decided long ago',
  not_used: 'Not used for long',
  older_version: 'Older policy version',
}

const versionText = (version: number | null): string =>
  version === null ? 'no policy version' : `version ${version}`

/** Why a carrier is due, in words: "Last decided 210 days ago". Empty: undefined: it is not due. */
export const vettingReasonText = (due: VettingDue): string | undefined => {
  switch (due.code) {
    case 'never_decided':
      return VETTING_REASON_LABELS.never_decided
    case 'decided_long_ago':
      return `Last decided ${formatCount(due.days, 'day')} ago`
    case 'not_used':
      return `Not used for ${formatCount(due.days, 'day')}`
    case 'older_version':
      return `Decided under ${versionText(due.version)}; version ${due.inForce} is in force`
    case 'not_due':
      return undefined
  }
}

/**
 * When a carrier was last decided on: "Nov 3, 2026 under version 3", in a row of a list "Nov 3, 2026, version 3".
 *
 * Empty: "Never"; the day alone where no version is known.
 */
export const lastDecidedText = (lastDecision: LastDecision | null, place: 'sentence' | 'row'): string => {
  if (lastDecision === null) return 'Never'
  const { on, policyVersion } = lastDecision
  return `${formatCalendarDate(on)}${policyVersion === null ? '' : `${place === 'row' ? ',' : ' under'} version ${policyVersion}`}`
}

/** When a carrier is due: "due again Feb 1, 2027", "due since Aug 3, 2026", "due now". Empty: nothing, where it never is. */
export const vettingDueText = ({ code, dueOn }: VettingDue): string => {
  if (dueOn === null) return code === 'not_due' ? '' : 'due now'
  return `due ${code === 'not_due' ? 'again' : 'since'} ${formatCalendarDate(dueOn)}`
}

/**
 * A carrier's last decision and when it is due, in a sentence: "Last decided Nov 3, 2026 under version 3; due again 1 Feb
 * 2027." "Last decided Jan 4, 2026 under version 2; version 3 is in force; not used for 120 days; due since Aug 3, 2026."
 *
 * Empty: "Never decided on." where nothing makes it due.
 */
export const vettingLineText = (
  vetted: Pick<Vetted, 'lastDecision'>,
  due: VettingDue,
  terms: Pick<VettingTerms, 'inForce'>,
): string => {
  const { lastDecision } = vetted
  const newer = newerVersion(vetted, terms)
  const decided =
    lastDecision === null ? 'Never decided on' : `Last decided ${lastDecidedText(lastDecision, 'sentence')}`
  const parts = [
    decided,
    ...(newer === undefined ? [] : [`version ${newer} is in force`]),
    ...(due.code === 'not_used' ? [`not used for ${formatCount(due.days, 'day')}`] : []),
    vettingDueText(due),
  ]
  return `${parts.filter(part => part !== '').join('; ')}.`
}

/**
 * What is said where nothing is due: "Nothing is due. Next: Hauler One on Dec 3, 2026."
 *
 * Empty: "Nothing is due." where no carrier ever becomes due.
 */
export const nothingDueText = (
  upcoming: Pick<VettedCarrier, 'legalName'> | null,
  due: VettingDue | undefined,
): string =>
  upcoming === null || due === undefined || due.dueOn === null
    ? 'Nothing is due.'
    : `Nothing is due. Next: ${upcoming.legalName} on ${formatCalendarDate(due.dueOn)}.`

/**
 * The settings in sentences, one each.
 *
 * Empty: one that says that carriers are not decided on again.
 */
export const vettingSettingsTexts = ({
  everyDays,
  unusedDays,
  afterNewVersion,
}: VettingSettings): readonly string[] => {
  const texts = [
    ...(everyDays === null ? [] : [`${formatCount(everyDays, 'day')} after the last decision.`]),
    ...(unusedDays === null
      ? []
      : [`Before a carrier that was not used for ${formatCount(unusedDays, 'day')} is used again.`]),
    ...(afterNewVersion ? ['When a new version of the policy is in force.'] : []),
  ]
  return texts.length === 0 ? ['Off: no carrier becomes due again.'] : texts
}

const CHANGE_LABELS: Readonly<Record<string, string>> = {
  every_days: 'days after a decision',
  unused_days: 'days without a use',
  after_new_version: 'after a new policy version',
}

/** The values of a side by setting. A line is `every_days 180`. */
const valuesOf = (lines: readonly string[] | null): ReadonlyMap<string, string> =>
  new Map(
    (lines ?? []).map(line => {
      const [setting = '', value = ''] = line.split(' ')
      return [setting, value] as const
    }),
  )

/**
 * What a change of the settings changed, as the monitor logs it: "days after a decision from off to 180".
 *
 * Empty: "no change". A setting that this portal does not know has the monitor's name.
 */
export const vettingChangeText = (
  before: readonly string[] | null,
  after: readonly string[] | null,
): string => {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .filter(setting => was.get(setting) !== is.get(setting))
    .map(
      setting =>
        `${CHANGE_LABELS[setting] ?? nameText(setting)} from ${was.get(setting) ?? 'off'} to ${is.get(setting) ?? 'off'}`,
    )
  return changes.join('; ') || 'no change'
}
