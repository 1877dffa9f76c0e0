import { DAYS_UNTIL_LATE } from './cadences.ts'
import { daysBefore } from '../../kernel/calendar.ts'
import { isCertificateSource } from '../terms/source-text.ts'
import { DECIDING_FILES, type DecidingFile, FILES_OF_KINDS } from './deciding-files.ts'
import type { Finding } from './finding.ts'
import { RULE_KINDS, type RuleKindName } from '../terms/known-rules.ts'
import { knownRule, ruleKind, type RuleType } from '../terms/rule-types.ts'
import { type FilesOfCarrier, UNREAD_REASONS, type UnreadFile } from './unread-file.ts'

const KINDS = Object.keys(RULE_KINDS) as readonly RuleKindName[]

/** The first day on which a file is late. Null: it never is. */
export const lateFrom = (file: DecidingFile, asOf: string): string | null => {
  const days = DAYS_UNTIL_LATE[DECIDING_FILES[file].cadence]
  return days === undefined ? null : daysBefore(asOf, -days - 1)
}

/** Why a file does not tell all of a carrier on a day. Undefined: it does. */
const unreadOf = (files: FilesOfCarrier, file: DecidingFile, today: string): UnreadFile | undefined => {
  const { source } = DECIDING_FILES[file]
  const read = files[file]
  if (read === undefined) return { source, why: 'never', as_of: null }
  const { why, as_of } = read
  if (why !== null) return { source, why, as_of }
  const late = lateFrom(file, as_of)
  return late !== null && late <= today ? { source, why: 'late', as_of } : undefined
}

const weightOf = ({ why }: UnreadFile) => UNREAD_REASONS.indexOf(why)

/** The files that decide the rules of a kind and do not tell all of a carrier; those of which one is enough together. */
const unreadGroups = (
  kind: RuleKindName,
  files: FilesOfCarrier,
  today: string,
): readonly (readonly UnreadFile[])[] =>
  FILES_OF_KINDS[kind].flatMap(anyOf => {
    const unread = anyOf.flatMap(file => unreadOf(files, file, today) ?? [])
    return unread.length === anyOf.length ? [unread] : []
  })

/** The file that is missed most of those that decide a rule; where one of several is enough, the one that is missed least. */
const unreadFor = (type: RuleType, files: FilesOfCarrier, today: string): UnreadFile | undefined =>
  unreadGroups(knownRule(type).kind, files, today)
    .flatMap(group => group.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, 1))
    .toSorted((one, other) => weightOf(one) - weightOf(other))[0]

/**
 * All files that do not tell all of a carrier on a day, where no other is enough. Of who may not see safety data: without those
 * that decide nothing else.
 */
export const shownUnread = (
  files: FilesOfCarrier,
  today: string,
  isBlocked: boolean,
): readonly UnreadFile[] => {
  const kinds = KINDS.filter(kind => !(isBlocked && RULE_KINDS[kind].source === 'safety'))
  const unread = kinds.flatMap(kind => unreadGroups(kind, files, today).flat())
  return [...new Map(unread.map(file => [file.source, file])).values()]
}

/** Whether the service for one carrier gave a fact so lately that no file is needed beside it. */
const isLookedUpLately = ({ source, as_of }: Finding, today: string): boolean =>
  source === 'QCMobile' && as_of !== null && as_of >= daysBefore(today, DAYS_UNTIL_LATE.daily)

/**
 * A finding of which a file that decides it does not tell all: a pass is incomplete and keeps its value. A failure stays one;
 * but that there is no recent inspection is not known either. Where nothing is on record, the file that could tell is named.
 *
 * Choice: a certificate tells by itself, and so does an answer of the service for one carrier while it is no older than a daily
 * file may be.
 * Source: section 9, "Rule types".
 */
export const orUnread = (
  type: RuleType,
  finding: Finding,
  files: FilesOfCarrier | undefined,
  today: string,
): Finding => {
  if (files === undefined || isCertificateSource(finding.source) || isLookedUpLately(finding, today))
    return finding
  const { result, value } = finding
  const isDoubted = result === (ruleKind(type).failsByAbsence ? 'fail' : 'pass')
  if (!isDoubted && !(result === 'incomplete' && value === null)) return finding
  const unread = unreadFor(type, files, today)
  return unread === undefined ? finding : { ...finding, result: 'incomplete', unread }
}
