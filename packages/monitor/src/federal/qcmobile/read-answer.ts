import { z } from 'zod'
import { isUnreadable } from '../import/cells/cell.ts'
import { readSafetyRating } from '../import/cells/code-tables.ts'
import { readDayToCome } from '../import/cells/dates.ts'
import type { QcMobileAnswer, QcMobileFacts } from '../../kernel/qcmobile.ts'

const letter = z.enum(['A', 'I', 'N']).nullable().catch(null)

const yesNo = z
  .enum(['Y', 'N'])
  .transform(flag => flag === 'Y')
  .nullable()
  .catch(null)

/** Whether it carries passengers. What is given and cannot be read is taken for yes, as that confirms no authority to carry freight. */
const passengers = z
  .enum(['Y', 'N'])
  .nullish()
  .transform(flag => (flag == null ? null : flag === 'Y'))
  .catch(true)

/** The service writes amounts in thousands, as text or as a number. */
const thousands = z
  .union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .transform(amount => amount * 1_000)
  .nullable()
  .catch(null)

const MS_MAX = 8.64e15

/** A day as text, or as milliseconds since 1970. */
const dayOf = (value: unknown): string | null => {
  const isMoment = typeof value === 'number' && Math.abs(value) <= MS_MAX
  const text = isMoment ? new Date(value).toISOString() : String(value)
  const day = readDayToCome(text, text)
  return isUnreadable(day) ? null : day
}
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''
const day = z
  .unknown()
  .optional()
  .transform(value => (isGiven(value) ? dayOf(value) : null))

const rating = z
  .string()
  .transform(text => {
    const code = readSafetyRating(text)
    return isUnreadable(code) ? text : code
  })
  .nullable()
  .catch(null)

/** Fields that are null are left out. */
const answered = z.object({
  content: z
    .object({
      carrier: z.object({
        dotNumber: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
        commonAuthorityStatus: letter,
        contractAuthorityStatus: letter,
        brokerAuthorityStatus: letter,
        bipdInsuranceOnFile: thousands,
        allowedToOperate: yesNo,
        statusCode: z.enum(['A', 'I']).nullable().catch(null),
        carrierOperation: z
          .object({ carrierOperationCode: z.enum(['A', 'B', 'C']) })
          .nullable()
          .catch(null),
        isPassengerCarrier: passengers,
        oosDate: z
          .unknown()
          .optional()
          .transform(value => (isGiven(value) ? { on: dayOf(value) } : null)),
        safetyRating: rating,
        safetyRatingDate: day,
      }),
    })
    .nullable(),
})

const CHARACTERS_MAX = 200_000

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What an answer says in place of a carrier. Empty: nothing. */
const messageOf = (text: string, json: unknown): string => {
  if (typeof json !== 'object' || json === null || !('content' in json)) return text
  return typeof json.content === 'string' ? json.content : ''
}

const KEY = /web ?key/i
const CLOSED = /maintenance|unavailable|out of (?:order|service)/i

/** An answer without a carrier. It is of the key whatever its status is: that of a refused one is 404. Undefined: none. */
const withoutCarrier = (
  { status, contentType }: Received,
  text: string,
  json: unknown,
): QcMobileAnswer | undefined => {
  const isPage = /\bhtml\b/i.test(contentType) || text.trimStart().startsWith('<')
  const message = isPage ? '' : messageOf(text, json)
  if (status === 401 || KEY.test(message)) return { kind: 'key_refused' }
  if (isPage || status >= 500 || (status >= 300 && status < 400) || CLOSED.test(message))
    return { kind: 'out_of_order' }
  if (status === 403) return { kind: 'key_refused' }
  if (status === 404) return { kind: 'unknown' }
  if (status !== 200) return { kind: 'failed', reason: `it answered ${status}` }
  return json === undefined ? { kind: 'failed', reason: 'its answer is no JSON' } : undefined
}

/** A response, and what was read of it. */
export interface Received {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** What a response says about a carrier, by its DOT number. */
export const readAnswer = (received: Received, dotNumber: string): QcMobileAnswer => {
  const { text } = received
  if (text.length > CHARACTERS_MAX) return { kind: 'failed', reason: 'its answer is too long' }
  const json = jsonOf(text)
  const without = withoutCarrier(received, text, json)
  if (without !== undefined) return without
  const parsed = answered.safeParse(json)
  if (!parsed.success) return { kind: 'failed', reason: 'its answer has another shape' }
  const carrier = parsed.data.content?.carrier
  if (carrier === undefined) return { kind: 'unknown' }
  if (carrier.dotNumber !== Number(dotNumber))
    return { kind: 'failed', reason: 'it answered another carrier' }
  const facts: QcMobileFacts = {
    common: carrier.commonAuthorityStatus,
    contract: carrier.contractAuthorityStatus,
    broker: carrier.brokerAuthorityStatus,
    bipdOnFile: carrier.bipdInsuranceOnFile,
    isAllowed: carrier.allowedToOperate,
    status: carrier.statusCode,
    operation: carrier.carrierOperation?.carrierOperationCode ?? null,
    isPassengerCarrier: carrier.isPassengerCarrier,
    order: carrier.oosDate,
    rating: carrier.safetyRating,
    ratedOn: carrier.safetyRatingDate,
  }
  return Object.values(facts).every(fact => fact === null)
    ? { kind: 'failed', reason: 'its answer has nothing that is read here' }
    : { kind: 'found', facts }
}
