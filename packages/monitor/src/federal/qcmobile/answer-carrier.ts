import { z } from 'zod'
import { factsOf } from '../../carriers/facts-of.ts'
import { type CarrierRecord, readRecords } from '../../carriers/read-records.ts'
import type { Services } from '../../http/services.ts'
import { today } from '../../kernel/clock.ts'
import { carriersWith } from '../../own-carriers/monitored/match-carriers.ts'
import { lineOnRecord } from '../../rules/assessment/cover-in-force.ts'
import { resultsOf } from '../../rules/assessment/results-of.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'

const AUTHORITY = 'active_interstate_authority'
const STATUS = 'active_operating_status'
const ORDERS = 'no_active_out_of_service_orders'
const COVER = 'bipd_at_least_750000'
const RATING = 'satisfactory_or_unrated_safety_rating'

/** The rules whose results say what of a carrier is known, whole and fresh. */
const DECIDING: readonly RuleType[] = [AUTHORITY, STATUS, ORDERS, COVER, RATING]

const ALLOWING = [AUTHORITY, STATUS, ORDERS] as const

const text = z.string().nullable()
const count = z.number().nullable()

/** What the agency's service has besides, and this one does not tell. */
const UNTOLD = {
  ...{ bipdInsuranceRequired: null, bipdRequiredAmount: null, bondInsuranceOnFile: null },
  ...{ bondInsuranceRequired: null, cargoInsuranceOnFile: null, cargoInsuranceRequired: null },
  ...{ censusTypeId: null, crashTotal: null, driverInsp: null, driverOosInsp: null, driverOosRate: null },
  ...{ driverOosRateNationalAverage: null, ein: null, fatalCrash: null, hazmatInsp: null },
  ...{ hazmatOosInsp: null, hazmatOosRate: null, hazmatOosRateNationalAverage: null, injCrash: null },
  ...{ isPassengerCarrier: null, issScore: null, mcs150Outdated: null, oosRateNationalAverageYear: null },
  ...{ reviewDate: null, reviewType: null, safetyReviewDate: null, safetyReviewType: null },
  ...{ snapshotDate: null, towawayCrash: null, vehicleInsp: null, vehicleOosInsp: null },
  ...{ vehicleOosRate: null, vehicleOosRateNationalAverage: null },
} as const

/** A carrier in the shape of the agency's service for one carrier, QCMobile. */
export const wireQcMobile = z.object({
  content: z
    .object({
      carrier: z.object({
        dotNumber: z.number(),
        legalName: text,
        dbaName: text,
        allowedToOperate: z.enum(['Y', 'N']).nullable(),
        statusCode: text,
        commonAuthorityStatus: text,
        contractAuthorityStatus: text,
        brokerAuthorityStatus: text,
        bipdInsuranceOnFile: text,
        carrierOperation: z
          .object({ carrierOperationCode: z.string(), carrierOperationDesc: z.null() })
          .nullable(),
        oosDate: text,
        safetyRating: text,
        safetyRatingDate: text,
        phyStreet: text,
        phyCity: text,
        phyState: text,
        phyZipcode: text,
        phyCountry: text,
        totalDrivers: count,
        totalPowerUnits: count,
        ...z.object(Object.fromEntries(Object.keys(UNTOLD).map(name => [name, z.null()]))).shape,
      }),
    })
    .nullable(),
  retrievalDate: z.string(),
})
type WireQcMobile = z.input<typeof wireQcMobile>

type Results = Readonly<Partial<Record<string, 'pass' | 'incomplete' | 'fail'>>>

/** Y only where status, authority and orders all pass on facts that are whole and fresh, N where one of them fails. */
const allowedOf = (results: Results): 'Y' | 'N' | null => {
  if (ALLOWING.some(rule => results[rule] === 'fail')) return 'N'
  return ALLOWING.every(rule => results[rule] === 'pass') ? 'Y' : null
}

/** A letter that reassures only where the rule on it passes, and any other only where the rule is decided. */
const letterOf = (result: Results[string], letter: string | null): string | null => {
  if (result === 'pass') return letter
  return result === 'fail' && letter !== 'A' ? letter : null
}

const DOLLARS_A_UNIT = 1_000

const carrierOf = (record: CarrierRecord, dotNumber: number, day: string) => {
  const facts = factsOf(record)
  const results: Results = resultsOf(facts, DECIDING, day)
  const { census, authority, safety } = record
  const line = lineOnRecord(facts, 'bipd', day)
  const isCovered = line.status === 'in-force' && line.policy.source === 'filing'
  const amount = isCovered && results[COVER] !== 'incomplete' ? line.policy.amount : null
  const isRated = results[RATING] === 'pass' || results[RATING] === 'fail'
  const operation = census?.carrier_operation ?? null
  const authorityLetter = (letter: string | null | undefined) => letterOf(results[AUTHORITY], letter ?? null)
  return {
    ...UNTOLD,
    dotNumber,
    legalName: record.legal_name,
    dbaName: record.dba_name,
    allowedToOperate: allowedOf(results),
    statusCode: letterOf(results[STATUS], census?.status_code ?? null),
    commonAuthorityStatus: authorityLetter(authority?.common),
    contractAuthorityStatus: authorityLetter(authority?.contract),
    // No rule says how fresh it is where a carrier's own authority is not.
    brokerAuthorityStatus: authorityLetter(authority?.broker),
    bipdInsuranceOnFile: amount === null ? null : String(Math.floor(amount / DOLLARS_A_UNIT)),
    carrierOperation:
      operation === null ? null : { carrierOperationCode: operation, carrierOperationDesc: null },
    oosDate: results[ORDERS] === 'fail' ? (safety?.out_of_service_on ?? null) : null,
    safetyRating: isRated ? (safety?.rating ?? null) : null,
    safetyRatingDate: isRated ? (safety?.rating_date ?? null) : null,
    phyStreet: record.physical_street,
    phyCity: record.physical_city,
    phyState: record.physical_state,
    phyZipcode: record.physical_postal_code,
    phyCountry: record.physical_country,
    totalDrivers: census?.drivers ?? null,
    totalPowerUnits: census?.power_units ?? null,
  }
}

/**
 * What is on record of a carrier by its DOT number, in the shape of QCMobile, for systems that read it there. What is not
 * known is null.
 *
 * Empty: `content` is null for a number that no carrier has, or several.
 */
export async function answerInQcMobile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: number,
  dotNumber: string,
): Promise<WireQcMobile> {
  const retrievalDate = clock.now().toISOString()
  const key = dotNumber.replace(/^0+/, '')
  const found = await carriersWith(db, [{ at: 0, type: 'DOT', key, region: null }])
  const [id, ...others] = found.get(0) ?? []
  if (id === undefined || others.length > 0) return { content: null, retrievalDate }
  const [record] = await readRecords(db, [id], companyId, { types: DECIDING })
  if (record === undefined) return { content: null, retrievalDate }
  return { content: { carrier: carrierOf(record, Number(key), today(clock)) }, retrievalDate }
}
