import { formatNumber } from '../shared/amounts.ts'
import type { Problem } from '../shared/refusal.ts'
import type { VettingSettings } from './vetting.ts'

/** The most days of a setting. Choice: ten years. */
export const VETTING_DAYS_MAX = 3_650

const DAY_FIELDS = ['everyDays', 'unusedDays'] as const

/** The settings as typed; a blank text is off. */
export interface VettingDraft {
  readonly everyDays: string
  readonly unusedDays: string
  readonly afterNewVersion: boolean
}

const typedDays = (days: number | null): string => (days === null ? '' : String(days))

/** The draft that the company's settings start as. */
export const vettingDraft = ({ everyDays, unusedDays, afterNewVersion }: VettingSettings): VettingDraft => ({
  everyDays: typedDays(everyDays),
  unusedDays: typedDays(unusedDays),
  afterNewVersion,
})

const areDays = (text: string): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= VETTING_DAYS_MAX

const MESSAGE = `Enter days from 1 to ${formatNumber(VETTING_DAYS_MAX)}, or leave it blank for off.`

/** What is wrong with a draft, by field. Empty: it can be saved. */
export const vettingProblems = (draft: VettingDraft): readonly Problem[] =>
  DAY_FIELDS.flatMap(field => {
    const text = draft[field].trim()
    return text === '' || areDays(text) ? [] : [{ field, message: MESSAGE }]
  })

const daysOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

/** The settings of a draft without problems. */
export const draftedVetting = ({
  everyDays,
  unusedDays,
  afterNewVersion,
}: VettingDraft): VettingSettings => ({
  everyDays: daysOf(everyDays),
  unusedDays: daysOf(unusedDays),
  afterNewVersion,
})
