import { mailDomain } from '../search/identity/mail-domain.ts'
import { readVin, tidyVin, VIN_REFUSAL_TEXTS } from '../carrier/vehicle/vin.ts'
import { formatUsd } from '../shared/amounts.ts'
import { addMonths, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { normalPhone } from '../shared/normal-contact.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import { readTypedDate, typedDateIn } from '../shared/typed-date.ts'
import {
  CERTIFICATE_FIELDS,
  CERTIFICATE_LINES,
  type CertificateField,
  type CertificateLine,
  LINE_PARTS,
  lineField,
  type TypedCertificate,
} from './certificate-fields.ts'
import { isInsured } from './insured-name.ts'
import type { CertificateValues } from './insurance-certificate.ts'

/** What a typed certificate is checked against. */
export interface CertificateSetting {
  readonly legalName: string | null
  readonly dbaName: string | null
  readonly today: CalendarDate
}

/** The problems of a typed certificate, each beside its field. */
export type CertificateProblems = Readonly<Partial<Record<CertificateField, string>>>

/** Characters of a field, at most; of the lists of vehicles and exclusions. */
const CHARACTERS_MAX = 300
const LIST_CHARACTERS_MAX = 10_000

/** Whole US dollars. Choice: less is a limit in thousands, more is a typo. */
const LIMIT_USD = { least: 1_000, most: 100_000_000 }

/** The most months of a policy. Choice: they are for a year, rarely for three. */
const MONTHS_MAX = 60

/** The dollars of a limit. Empty: not a number for a text that is none. */
const usdIn = (text: string): number => {
  const digits = /^\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.00?)?$/.exec(text.trim())?.[1]
  return Number(digits?.replaceAll(',', ''))
}

/**
 * A limit as papers write it, in whole US dollars: "$1,000,000", "100000.00".
 *
 * Refuses: with what to correct, for a limit in words, and one that no policy has.
 * Source: section 3, "Certificates of insurance".
 */
export const readTypedLimit = (text: string): Outcome<number, string> => {
  const usd = usdIn(text)
  if (Number.isNaN(usd)) return refused('Enter the limit in digits, such as $100,000.')
  if (usd < LIMIT_USD.least)
    return refused(`Enter the whole limit in dollars: at least ${formatUsd(LIMIT_USD.least)}.`)
  return usd > LIMIT_USD.most
    ? refused(`Check the zeros: no limit is above ${formatUsd(LIMIT_USD.most)}.`)
    : done(usd)
}

/** The vehicles of a field, between commas, blanks or lines. */
const vinTexts = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(vin => vin !== '')

const isTyped = (typed: TypedCertificate, line: CertificateLine): boolean =>
  LINE_PARTS.some(part => typed[lineField(line, part)].trim() !== '')

const refusalOf = (read: Outcome<unknown, string>): string | undefined => (read.ok ? undefined : read.refusal)

const dayProblem = (text: string, what: string): string | undefined =>
  text.trim() === '' ? `Enter the ${what}.` : refusalOf(readTypedDate(text))

const lastDayProblem = (first: string, last: string): string | undefined => {
  const problem = dayProblem(last, 'last day')
  const [from, to] = [typedDateIn(first), typedDateIn(last)]
  if (from === undefined || to === undefined) return problem
  if (to <= from) return `This is not after the first day, ${formatCalendarDate(from)}.`
  return to > addMonths(from, MONTHS_MAX) ? 'Check the year: no policy is this long.' : undefined
}

const lineProblems = (typed: TypedCertificate, line: CertificateLine): CertificateProblems => {
  if (!isTyped(typed, line)) return {}
  const of = (part: (typeof LINE_PARTS)[number]) => typed[lineField(line, part)]
  const naic = of('naic').trim()
  return {
    [lineField(line, 'limit')]: refusalOf(readTypedLimit(of('limit'))),
    [lineField(line, 'policyNumber')]:
      of('policyNumber').trim() === '' ? 'Enter the policy number.' : undefined,
    [lineField(line, 'effectiveOn')]: dayProblem(of('effectiveOn'), 'first day'),
    [lineField(line, 'expiresOn')]: lastDayProblem(of('effectiveOn'), of('expiresOn')),
    [lineField(line, 'naic')]:
      naic === '' || /^\d{5}$/.test(naic) ? undefined : 'A NAIC number has 5 digits.',
  }
}

const insuredProblem = (insured: string, setting: CertificateSetting): string | undefined => {
  if (insured === '') return 'Enter the insured as it is on the certificate.'
  if (isInsured(insured, setting)) return undefined
  return `This certificate insures another name than ${setting.legalName ?? 'that of the carrier'}. Request one for this carrier.`
}

const datedProblem = (text: string, today: CalendarDate): string | undefined => {
  const problem = dayProblem(text, 'date of the certificate')
  return problem ?? ((typedDateIn(text) as CalendarDate) > today ? 'This day is in the future.' : undefined)
}

const vinsProblem = (text: string): string | undefined => {
  for (const vin of vinTexts(text)) {
    const read = readVin(vin)
    if (!read.ok) return `${vin}: ${VIN_REFUSAL_TEXTS[read.refusal]}`
  }
  return undefined
}

const lengthProblem = (typed: TypedCertificate, field: CertificateField): string | undefined => {
  const most = field === 'vins' || field === 'exclusions' ? LIST_CHARACTERS_MAX : CHARACTERS_MAX
  return typed[field].trim().length > most ? `Shorten it to ${most} characters.` : undefined
}

/**
 * What is wrong with a typed certificate, each beside its field: a limit in words or out of range, a day that is none, an end
 * before its start, another carrier's name, a number that is none.
 *
 * Empty: none, when it may be confirmed. A line in which nothing is typed is not on the paper.
 * Source: section 3, "Certificates of insurance". Choice: a certificate in another name proves nothing of this carrier.
 */
export const certificateProblems = (
  typed: TypedCertificate,
  setting: CertificateSetting,
): CertificateProblems => {
  const { email, phone } = typed
  const all: CertificateProblems = {
    'cargo.limit': CERTIFICATE_LINES.some(line => isTyped(typed, line))
      ? undefined
      : 'Enter at least one line of cover.',
    insuredName: insuredProblem(typed.insuredName.trim(), setting),
    datedOn: datedProblem(typed.datedOn, setting.today),
    phone:
      phone.trim() === '' || normalPhone(phone) !== null
        ? undefined
        : 'Enter a phone number with its digits.',
    email: email.trim() === '' || mailDomain(email) !== null ? undefined : 'Enter an e-mail address.',
    vins: vinsProblem(typed.vins),
    ...Object.assign({}, ...CERTIFICATE_LINES.map(line => lineProblems(typed, line))),
  }
  return Object.fromEntries(
    CERTIFICATE_FIELDS.flatMap(field => {
      const problem = lengthProblem(typed, field) ?? all[field]
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

const textOf = (text: string): string | null => text.trim() || null

/** A typed certificate with a day that is none has a problem, so there is one here. */
const dayIn = (text: string): CalendarDate => typedDateIn(text) as CalendarDate

/**
 * What a typed certificate says.
 *
 * Refuses: with its problems, beside their fields. Source: section 3, "Certificates of insurance".
 */
export const readTypedCertificate = (
  typed: TypedCertificate,
  setting: CertificateSetting,
): Outcome<CertificateValues, CertificateProblems> => {
  const problems = certificateProblems(typed, setting)
  if (Object.keys(problems).length > 0) return refused(problems)
  return done({
    insuredName: typed.insuredName.trim(),
    insuredAddress: textOf(typed.insuredAddress),
    datedOn: dayIn(typed.datedOn),
    producer: textOf(typed.producer),
    contact: textOf(typed.contact),
    phone: textOf(typed.phone),
    email: textOf(typed.email),
    vins: [...new Set(vinTexts(typed.vins).map(tidyVin))],
    exclusions: textOf(typed.exclusions),
    holder: textOf(typed.holder),
    policies: CERTIFICATE_LINES.filter(line => isTyped(typed, line)).map(line => {
      const of = (part: (typeof LINE_PARTS)[number]) => typed[lineField(line, part)]
      return {
        line,
        limitUsd: usdIn(of('limit')),
        policyNumber: of('policyNumber').trim(),
        effectiveOn: dayIn(of('effectiveOn')),
        expiresOn: dayIn(of('expiresOn')),
        insurer: textOf(of('insurer')),
        naic: textOf(of('naic')),
      }
    }),
  })
}
